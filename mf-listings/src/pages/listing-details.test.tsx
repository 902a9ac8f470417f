import { registries, registryHint } from '@shared/brand/registries';
import { ok } from '@shared/remote-kit/testing';
import type { Language } from '@shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  addressIs,
  cardNames,
  cardsArrive,
  enter,
  listOf,
  mountListings,
  nameIn,
  press,
  unmountListings,
  words,
  type ApiKind,
} from './listings.test-kit.ts';

const DETAILS = {
  add_Type: 'rent',
  price: { amount: 450, currency: 'KWD' },
  rentType: 'monthly',
  amenities: ['pool', 'maid-room', 'helipad'],
  reference: 'SR-1001',
  listedAt: '2026-11-01T07:30:00.000Z',
  adLicence: { number: '7200000001', expires: '2027-05-31' },
  agent: { name: 'فريق السالمية', name_en: 'Salmiya team', languages: ['ar', 'en'] },
};

const said = {
  ar: {
    price: '450 د.ك شهريًا',
    yearly: '5,400 د.ك سنويًا',
    metre: '5 د.ك شهريًا',
    amenities: ['مسبح', 'غرفة خادمة'],
    listed: '1 نوفمبر 2026',
    expires: '31 مايو 2027',
    agent: 'فريق السالمية',
    speaks: 'اللغات: العربية، الإنجليزية',
  },
  en: {
    price: 'KD 450 / month',
    yearly: 'KD 5,400 / year',
    metre: 'KD 5 / month',
    amenities: ['Pool', 'Maid’s room'],
    listed: 'Nov 1, 2026',
    expires: 'May 31, 2027',
    agent: 'Salmiya team',
    speaks: 'Speaks Arabic, English',
  },
} as const;

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])('details of a listing, in %s', (language) => {
  const t = words[language];
  const expected = said[language];
  const named = (...ids: string[]) => ids.map((id) => nameIn(language, id));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  async function mountProperty(fields: object, api: ApiKind = 'detailed') {
    const record = propertyRecord('p1', { ...fields });
    const mounted = await mountListings(
      '/property/p1',
      { 'GET /home/homes/p1': ok({ data: record }) },
      language,
      api,
    );
    await screen.findByRole('heading', { level: 1, name: nameIn(language, 'p1') });
    return mounted;
  }
  const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

  it('stand on its page: period, amenities, advertisement and agent', async () => {
    await mountProperty(DETAILS);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('header')).toHaveTextContent(expected.price);
    expect(value(t.facts.perMetre)).toHaveTextContent(expected.metre);
    const section = screen.getByRole('heading', { name: t.amenities.title }).closest('section');
    const listed = within(section ?? document.body).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual(expected.amenities);
    expect(value(t.advertisement.reference)).toHaveTextContent('SR-1001');
    expect(value(t.advertisement.listed)).toHaveTextContent(expected.listed);
    expect(value(t.advertisement.licence)).toHaveTextContent('7200000001');
    const registry = screen.getByRole('link', { name: `7200000001 ${registryHint[language]}` });
    expect(registry).toHaveAttribute('href', registries.advertisement);
    expect(registry).toHaveAttribute('rel', 'noopener noreferrer');
    expect(value(t.advertisement.expires)).toHaveTextContent(expected.expires);
    const panel = within(screen.getByRole('complementary', { name: t.contact.label }));
    expect(panel.getByText(expected.agent)).toBeVisible();
    expect(panel.getByText(expected.speaks)).toBeVisible();
  });

  const codes = () =>
    Array.from(document.querySelectorAll('figure > img[src^="/qr.svg"]'), (image) =>
      image.getAttribute('src'),
    );

  it('the codes for paper come when the browser is idle: what is asked for as it is printed is not waited for', async () => {
    await mountProperty(DETAILS);
    await waitFor(() =>
      expect(
        Array.from(document.querySelectorAll<HTMLImageElement>('figure > img'), ({ loading }) => loading),
      ).toEqual(['eager', 'eager']),
    );
  });

  it('a licence leads to the registry, and so does the code beside it', async () => {
    await mountProperty(DETAILS);
    expect(codes()).toContain('/qr.svg?registry=advertisement');
    expect(codes()).not.toContain('/qr.svg?licence=p1');
  });

  it('a licence that has its own page there leads to that one, and so does its code', async () => {
    const link = 'https://registry.example/ads/7200000001';
    await mountProperty({ ...DETAILS, adLicence: { ...DETAILS.adLicence, link } });
    const number = screen.getByRole('link', { name: `7200000001 ${registryHint[language]}` });
    expect(number).toHaveAttribute('href', link);
    expect(number).toHaveAttribute('rel', 'noopener noreferrer');
    expect(codes()).toContain('/qr.svg?licence=p1');
    expect(codes()).not.toContain('/qr.svg?registry=advertisement');
  });

  it('a link of a licence that is no https counts as none', async () => {
    await mountProperty({
      ...DETAILS,
      adLicence: { ...DETAILS.adLicence, link: 'javascript:alert(1)' },
    });
    const number = screen.getByRole('link', { name: `7200000001 ${registryHint[language]}` });
    expect(number).toHaveAttribute('href', registries.advertisement);
    expect(codes()).toContain('/qr.svg?registry=advertisement');
  });

  it('the licence is plain text where the brand knows no registry', async () => {
    const unknown = jest.replaceProperty(registries, 'advertisement', undefined);
    await mountProperty(DETAILS);
    const licence = value(t.advertisement.licence);
    unknown.restore();
    expect(licence).toHaveTextContent(/^7200000001$/);
    expect(licence?.querySelector('a')).toBeNull();
  });

  it('the chat names the reference, in Arabic on both pages', async () => {
    await mountProperty(DETAILS);
    const [chat] = screen.getAllByRole('link', { name: t.contact.chat });
    const message = new URL(chat?.getAttribute('href') ?? '').searchParams.get('text');
    expect(message?.split('\n').at(-1)).toBe('الرقم المرجعي: SR-1001');
  });

  it('stay out where the API is silent, with all that belongs to them', async () => {
    await mountProperty({ add_Type: 'rent', price: { amount: 450, currency: 'KWD' } });
    expect(headings()).not.toContain(t.amenities.title);
    expect(headings()).not.toContain(t.advertisement.title);
    expect(document.body).not.toHaveTextContent(t.periods.monthly);
    expect(document.body).not.toHaveTextContent(t.periods.yearly);
  });

  it('stay out of an API that has not the extension, whatever it sends, and of what an address asks', async () => {
    const { heads } = await mountProperty(DETAILS, 'plain');
    for (const detail of [
      ...Object.values(t.periods),
      t.amenities.title,
      t.advertisement.title,
      DETAILS.reference,
      DETAILS.adLicence.number,
      expected.agent,
    ])
      expect(document.body).not.toHaveTextContent(detail);
    const [chat] = screen.getAllByRole('link', { name: t.contact.chat });
    expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).not.toContain(DETAILS.reference);
    expect(JSON.stringify(heads.at(-1)?.jsonLd)).not.toMatch(/SR-1001|amenityFeature|MON/);
    await unmountListings();
    const rents = { 'GET /home/rent': listOf([propertyRecord('p1', DETAILS), propertyRecord('p2')]) };
    await mountListings('/rent?amenities=gym&rentType=yearly', rents, language);
    await cardsArrive(2);
    expect(document.body).not.toHaveTextContent(t.periods.monthly);
    expect(screen.queryByText(t.amenities.title)).toBeNull();
    expect(screen.queryByLabelText(t.filters.rentType)).toBeNull();
  });

  it('are known to search engines', async () => {
    const { heads } = await mountProperty(DETAILS);
    const [listing] = heads.at(-1)?.jsonLd ?? [];
    expect(listing).toMatchObject({
      identifier: 'SR-1001',
      datePosted: '2026-11-01',
      about: {
        amenityFeature: expected.amenities.map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
      },
      offers: { priceSpecification: { price: 450, priceCurrency: 'KWD', unitCode: 'MON' } },
    });
  });

  it('a card names the period of a rent, where it is known and there is a price', async () => {
    const records = [
      propertyRecord('monthly', DETAILS),
      propertyRecord('yearly', { price: { amount: 5400, currency: 'KWD' }, rentType: 'yearly' }),
      propertyRecord('silent', { price: { amount: 450, currency: 'KWD' } }),
      propertyRecord('asked', { price: {}, rentType: 'monthly' }),
    ];
    await mountListings('/rent', { 'GET /home/rent': listOf(records) }, language, 'detailed');
    await cardsArrive(4);
    const [monthly, yearly, silent, asked] = screen.getAllByRole('article');
    expect(monthly).toHaveTextContent(expected.price);
    expect(yearly).toHaveTextContent(expected.yearly);
    for (const card of [silent, asked]) {
      expect(card).not.toHaveTextContent(t.periods.monthly);
      expect(card).not.toHaveTextContent(t.periods.yearly);
    }
    expect(asked).toHaveTextContent(t.price_not_available);
  });

  it('stand side by side in the comparison', async () => {
    const records = [propertyRecord('p1', DETAILS), propertyRecord('p2')];
    await mountListings(
      '/properties?compare=p1,p2',
      Object.fromEntries(records.map((record) => [`GET /home/homes/${record._id}`, ok({ data: record })])),
      language,
      'detailed',
    );
    // They differ in each of these, and the headings say so.
    const row = async (name: string) =>
      (
        await screen.findByText(
          (_text, element) => element?.tagName === 'TH' && element.textContent === name + t.compare.differs,
        )
      ).closest('tr');
    expect(await row(t.compare.rows.price)).toHaveTextContent(expected.price);
    expect(await row(t.compare.rows.amenities)).toHaveTextContent(expected.amenities.join(t.listSeparator));
    expect(await row(t.compare.rows.amenities)).toHaveTextContent(t.compare.unknown);
    expect(await row(t.compare.rows.reference)).toHaveTextContent('SR-1001');
    expect(await row(t.compare.rows.listed)).toHaveTextContent(expected.listed);
  });

  describe('a list narrowed to amenities', () => {
    const records = [
      propertyRecord('both', { amenities: ['garden', 'pool'] }),
      propertyRecord('garden', { amenities: ['garden'] }),
      propertyRecord('gym', { amenities: ['gym'] }),
      propertyRecord('none'),
    ];
    const box = (amenity: 'garden' | 'pool' | 'gym') =>
      screen.getByRole('checkbox', { name: new RegExp(`^${t.amenities[amenity]} `) });
    const mount = async (url: string, count: number) => {
      await mountListings(url, { 'GET /home/sell': listOf(records) }, language, 'detailed');
      await cardsArrive(count);
    };
    const open = () => press(screen.getByText(t.amenities.title, { selector: 'summary' }));

    it('shows what has all of them, counts what each other one would leave, and holds them in the address', async () => {
      await mount('/sell', 4);
      await open();
      expect(box('garden')).toHaveAccessibleName(`${t.amenities.garden} (2)`);
      expect(box('pool')).toHaveAccessibleName(`${t.amenities.pool} (1)`);
      await press(box('garden'));
      await cardsArrive(2);
      expect(cardNames()).toEqual(named('both', 'garden'));
      expect(box('pool')).toHaveAccessibleName(`${t.amenities.pool} (1)`);
      expect(box('gym')).toBeDisabled();
      await press(box('pool'));
      await cardsArrive(1);
      await addressIs('?amenities=garden%2Cpool');
    });

    it('opens with those of the address, and takes each one back by itself', async () => {
      await mount('/sell?amenities=garden,pool', 1);
      expect(cardNames()).toEqual(named('both'));
      expect(box('pool')).toBeChecked();
      expect(box('gym')).not.toBeChecked();
      await press(
        screen.getByRole('link', { name: t.filters.remove.replace('{{filter}}', t.amenities.pool) }),
      );
      await cardsArrive(2);
      await addressIs('?amenities=garden');
    });

    it('offers no choice where no listing names any', async () => {
      await mountListings(
        '/sell',
        { 'GET /home/sell': listOf([propertyRecord('none')]) },
        language,
        'detailed',
      );
      await cardsArrive(1);
      expect(screen.queryByText(t.amenities.title)).toBeNull();
    });
  });

  describe('a list of rents narrowed to what they are for', () => {
    const rent = (id: string, rentType?: string) =>
      propertyRecord(id, { add_Type: 'rent', propertyType: 'villa', rentType });
    const records = [
      rent('month', 'monthly'),
      rent('year', 'yearly'),
      rent('other', 'yearly'),
      rent('silent'),
    ];
    const field = () => screen.getByLabelText(t.filters.rentType);
    const choices = () =>
      Array.from(field().querySelectorAll('option'), ({ textContent, value: each }) => [each, textContent]);
    const counted = (rentType: 'monthly' | 'yearly', count: number) => [
      rentType,
      `${t.filters.rentTypes[rentType]} (${count})`,
    ];

    it.each<ApiKind>(['detailed', 'searching'])(
      'shows those alone that say it, counts what the other would leave, and holds it in the address (%s)',
      async (api) => {
        await mountListings('/rent', { 'GET /home/rent': listOf(records) }, language, api);
        await cardsArrive(4);
        expect(choices()).toEqual([['', t.filters.anyRentType], counted('monthly', 1), counted('yearly', 2)]);
        await enter(field(), 'yearly');
        await cardsArrive(2);
        expect(cardNames()).toEqual(named('year', 'other'));
        expect(choices()).toContainEqual(counted('monthly', 1));
        await addressIs('?rentType=yearly');
        const taken = t.filters.remove.replace('{{filter}}', t.filters.set.rentTypes.yearly);
        await press(screen.getByRole('link', { name: taken }));
        await cardsArrive(4);
        await addressIs('');
      },
    );

    it('has no such choice where no rent says it, nor among what is for sale', async () => {
      const sold = [propertyRecord('p1', { rentType: 'monthly' })];
      await mountListings('/sell?rentType=monthly', { 'GET /home/sell': listOf(sold) }, language, 'detailed');
      await cardsArrive(1);
      expect(screen.queryByLabelText(t.filters.rentType)).toBeNull();
      await unmountListings();
      await mountListings('/rent', { 'GET /home/rent': listOf([rent('silent')]) }, language, 'detailed');
      await cardsArrive(1);
      expect(screen.queryByLabelText(t.filters.rentType)).toBeNull();
    });
  });
});
