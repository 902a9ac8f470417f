import { ok } from '@shared/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { cardNames, listOf, mountListings, unmountListings } from './listings.test-kit.ts';

const words = { ar, en };
const SCRIPT = '<script>window.broken = true</script><img src=x onerror="window.broken = true">';
const LONG = 'اسم طويل جدا '.repeat(400);

/** Records that an API should never send, and what of each can still be told. */
const hostile: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'no price': propertyRecord('h', { price: undefined }),
  'a price that is no number': propertyRecord('h', { price: { amount: 'free', currency: 5 } }),
  'no images': propertyRecord('h', { images: undefined }),
  'no location': propertyRecord('h', { location: undefined }),
  'wrong types in every field': {
    _id: 'h',
    name_ar: ['x'],
    name_en: { toString: 'x' },
    description_ar: 7,
    description_en: null,
    price: 'a lot',
    add_Type: 3,
    propertyType: [],
    size: {},
    area: 'wide',
    rooms: -1,
    bathrooms: 1.5,
    floor_number: 'roof',
    images: 'one.jpg',
    location: 'here',
    exclusive: 'maybe',
    premium: 0,
    soldOut: 'no',
    display: {},
    views: 'many',
    phone: [],
    whatsapp: {},
  },
  'a name of 5,000 characters': propertyRecord('h', { name_ar: LONG, name_en: LONG }),
  'script in the description': propertyRecord('h', { description_ar: SCRIPT, description_en: SCRIPT }),
  'soldOut without add_Type': propertyRecord('h', { soldOut: true, add_Type: undefined }),
};

afterEach(unmountListings);

describe.each(['ar', 'en'] as const)(
  'hostile records (specification, sections 8 and 9), in %s',
  (language) => {
    const t = words[language];
    const good = language === 'ar' ? 'عقار good' : 'Listing good';

    it.each(Object.entries(hostile))(
      'a list with one that has %s stands, and so do its neighbours',
      async (_case, record) => {
        const list = listOf([propertyRecord('good'), record, null, 'x', { price: 1 }]);
        const { renderErrors } = await mountListings('/sell', { 'GET /home/sell': list }, language);
        expect(await screen.findByRole('link', { name: good })).toBeInTheDocument();
        expect(cardNames()).toHaveLength(2);
        expect(renderErrors).toEqual([]);
      },
    );

    it.each(Object.entries(hostile))('the page of one that has %s stands', async (_case, record) => {
      const answers = {
        'GET /home/homes/h': ok({
          data: { ...record, name_en: record['name_en'] === LONG ? LONG : 'Named' },
        }),
      };
      const { renderErrors } = await mountListings('/property/h', answers, language);
      expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(screen.getByRole('complementary')).toBeInTheDocument();
      expect(renderErrors).toEqual([]);
    });

    const card = async (name: string) => {
      await mountListings('/sell', { 'GET /home/sell': listOf([hostile[name]]) }, language);
      return within(await screen.findByRole('article'));
    };

    it('without a price says that it is on request', async () => {
      const { getByText } = await card('no price');
      expect(getByText(t.price_not_available)).toBeInTheDocument();
    });

    it('with wrong types in every field is called by its kind, and its price is on request', async () => {
      const { getByRole, getByText, queryByText } = await card('wrong types in every field');
      expect(getByRole('link', { name: t.types.other })).toHaveAttribute('href', '/property/h');
      expect(getByText(t.price_not_available)).toBeInTheDocument();
      expect(queryByText(t.badges.unavailable)).toBeNull();
    });

    it('soldOut without add_Type is taken for a sale', async () => {
      const { getByText } = await card('soldOut without add_Type');
      expect(getByText(t.badges.sold.sell)).toBeInTheDocument();
      expect(getByText(t.badges.unavailable)).toBeInTheDocument();
    });

    it('a name of 5,000 characters is cut, in the title too', async () => {
      const answers = { 'GET /home/homes/h': ok({ data: hostile['a name of 5,000 characters'] }) };
      const { heads } = await mountListings('/property/h', answers, language);
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading.textContent?.length).toBeLessThan(150);
      expect(heading).toHaveTextContent(/…$/);
      expect(heads.at(-1)?.title.length).toBeLessThan(150);
      const chat = within(screen.getByRole('complementary')).getByRole<HTMLAnchorElement>('link', {
        name: t.contact.chat,
      });
      expect(new URL(chat.href).searchParams.get('text')?.length).toBeLessThan(500);
    });

    it('script in the description is text', async () => {
      const answers = { 'GET /home/homes/h': ok({ data: hostile['script in the description'] }) };
      const { element } = await mountListings('/property/h', answers, language);
      expect(await screen.findByText(SCRIPT)).toBeInTheDocument();
      expect(element.querySelector('script, img[src="x"]')).toBeNull();
      expect(window).not.toHaveProperty('broken');
    });

    it('without anything has every default of section 9', async () => {
      const answers = { 'GET /home/homes/h': ok({ data: { name_en: 'Bare', price: { amount: 500 } } }) };
      await mountListings('/property/h', answers, language);
      await screen.findByRole('heading', { level: 1 });
      const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
      const [country, city, district] =
        language === 'ar'
          ? ['المملكة العربية السعودية', 'الرياض', 'الملقا']
          : ['Saudi Arabia', 'Riyadh', 'Al Malqa'];
      expect(value(t.location.country)).toHaveTextContent(country ?? '');
      expect(value(t.location.city)).toHaveTextContent(city ?? '');
      expect(value(t.location.district)).toHaveTextContent(district ?? '');
      // Price per m² divides by 1 without an area; the riyal symbol has a name.
      expect(value(t.facts.perMetre)).toHaveTextContent('500');
      const riyals = { name: language === 'ar' ? 'ريال سعودي' : 'Saudi riyals' };
      expect(screen.getAllByRole('img', riyals)).toHaveLength(2);
      expect(value(t.facts.views)).toHaveTextContent(/^[\d,]+$/);
      expect(screen.getByRole('link', { name: t.map.open })).toHaveAttribute(
        'href',
        expect.stringContaining('24.7136,46.6753'),
      );
    });
  },
);
