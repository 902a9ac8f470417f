import { ok } from '@shared/remote-kit/testing';
import type { Language } from '@shared/contract';
import { screen, within } from '@testing-library/react';
import { FAULTS, HALF, hostile, RUBBISH, SCRIPT, type Fault } from '../data/hostile-records.test-kit.ts';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  cardNames,
  cardsArrive,
  listOf,
  mountListings,
  mountParcel,
  nameIn,
  unmountListings,
  words,
} from './listings.test-kit.ts';

/** In Arabic and English, as the specification has it and as visitors read it. */
const said = {
  ar: { onRequest: 'السعر عند الطلب', sell: 'تم البيع', rent: 'تم التأجير', unavailable: 'غير متاح' },
  en: { onRequest: 'Price on request', sell: 'Sold Out', rent: 'Rented', unavailable: 'Unavailable' },
} as const;

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])('hostile records (sections 3, 8 and 9), in %s', (language) => {
  const t = words[language];
  const { onRequest, unavailable, ...banners } = said[language];
  const isArabic = language === 'ar';

  describe('one bad record never empties a list', () => {
    const places = {
      '/sell': (answer: ReturnType<typeof listOf>) =>
        mountListings('/sell', { 'GET /home/sell': answer }, language, 'detailed'),
      '/rent': (answer: ReturnType<typeof listOf>) =>
        mountListings('/rent', { 'GET /home/rent': answer }, language, 'detailed'),
      'latest for sale': (answer: ReturnType<typeof listOf>) =>
        mountParcel('latest-sale', { 'GET /home/sell': answer }, language),
      'latest rentals': (answer: ReturnType<typeof listOf>) =>
        mountParcel('latest-rent', { 'GET /home/rent': answer }, language),
    };

    it.each(Object.entries(places))('%s: among rubbish the good ones stand', async (_place, mount) => {
      const { renderErrors } = await mount(
        listOf([...RUBBISH, propertyRecord('good'), ...RUBBISH, propertyRecord('better')]),
      );
      await screen.findAllByRole('article');
      expect(cardNames()).toEqual([nameIn(language, 'good'), nameIn(language, 'better')]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(renderErrors).toEqual([]);
    });

    it.each(Object.entries(places))('%s: all that have an identifier stand', async (place, mount) => {
      const bad = FAULTS.map((fault, index) => ({
        ...hostile[fault],
        _id: `h${index}${fault.startsWith('half') ? HALF : ''}`,
      }));
      const { renderErrors } = await mount(listOf([...bad, propertyRecord('good')]));
      const all = [...bad, { _id: 'good' }].map(
        ({ _id }) => `/property/${encodeURIComponent(_id.toWellFormed())}`,
      );
      // Home shows four of a list.
      const expected = place.startsWith('latest') ? all.slice(0, 4) : all;
      await cardsArrive(expected.length);
      const cards = screen.getAllByRole('article');
      const links = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
      expect(links).toEqual(expected);
      expect(renderErrors).toEqual([]);
    });
  });

  describe('as a card', () => {
    async function card(fault: Fault, list: 'sell' | 'rent' = 'sell') {
      const answers = { [`GET /home/${list}`]: listOf([hostile[fault], propertyRecord('good')]) };
      const { renderErrors } = await mountListings(`/${list}`, answers, language, 'detailed');
      expect(await screen.findByRole('link', { name: nameIn(language, 'good') })).toBeInTheDocument();
      expect(renderErrors).toEqual([]);
      const [first] = screen.getAllByRole('article');
      return within(first ?? document.body);
    }
    const own = nameIn(language, 'h');

    it.each(['no price', 'a price that is no number', 'a price below zero'] as const)(
      'with %s: its price is on request',
      async (fault) => {
        const p = await card(fault);
        expect(p.getByRole('link', { name: own })).toBeInTheDocument();
        expect(p.getByText(onRequest)).toBeInTheDocument();
      },
    );

    it.each(['no images', 'images that are no pictures'] as const)(
      'with %s: a drawing stands for them, and there is nothing to turn',
      async (fault) => {
        const p = await card(fault);
        expect(p.getByRole('link', { name: own })).toBeInTheDocument();
        expect(p.queryByRole('presentation', { hidden: true })).toBeNull();
        expect(p.queryByRole('button', { name: t.pictures.next })).toBeNull();
      },
    );

    it('with no location: says nothing of a place', async () => {
      const p = await card('no location');
      expect(p.getByRole('link', { name: own })).toBeInTheDocument();
      expect(p.queryByText(/حولي|Hawalli|undefined/)).toBeNull();
    });

    it.each(['nothing but its identifier', 'wrong types in every field'] as const)(
      'with %s: is called a property, its price is on request, and nothing is said that is not known',
      async (fault) => {
        const p = await card(fault);
        const name = isArabic ? 'عقار' : 'Property';
        expect(p.getByRole('link', { name })).toHaveAttribute('href', '/property/h');
        expect(p.getByText(onRequest)).toBeInTheDocument();
        expect(p.queryByText(unavailable)).toBeNull();
        expect(p.queryByText(t.badges.exclusive)).toBeNull();
        expect(p.queryByRole('listitem')).toBeNull();
        expect(p.queryByText(/NaN|undefined|null|\[object/)).toBeNull();
      },
    );

    it('with a name of 5,000 characters: it is cut', async () => {
      const p = await card('a name of 5,000 characters');
      const heading = p.getByRole('heading');
      expect(heading.textContent?.length).toBeLessThan(150);
      expect(heading).toHaveTextContent(/^اسم طويل جدا .*…$/);
    });

    it('with script in its name: it is text', async () => {
      const p = await card('script in name and description');
      expect(p.getByRole('link', { name: SCRIPT })).toBeInTheDocument();
      expect(document.querySelector('script, img[src="x"]')).toBeNull();
      expect(window).not.toHaveProperty('broken');
    });

    it.each(['sell', 'rent'] as const)(
      'with soldOut without add_Type: is taken for what the list "%s" holds',
      async (list) => {
        const p = await card('soldOut without add_Type', list);
        expect(p.getByText(banners[list])).toBeInTheDocument();
        expect(p.getByText(unavailable)).toBeInTheDocument();
      },
    );
  });
});

it('section 9: a premium that is made up is the same in both languages, on card and page', async () => {
  const bare = Array.from({ length: 20 }, (_, index) => ({ _id: `bare-${index}`, name_en: 'Bare' }));
  const answers = { 'GET /home/sell': listOf(bare) };
  const { switchLanguage, navigate, http } = await mountListings('/sell', answers, 'ar');
  await cardsArrive(bare.length);
  const cards = screen.getAllByRole('article');
  const premium = (badge: string) => cards.map((card) => within(card).queryByText(badge) !== null);
  const inArabic = premium('مميز');
  expect(inArabic).toContain(true);
  expect(inArabic).toContain(false);
  await switchLanguage('en');
  expect(premium('Premium')).toEqual(inArabic);
  const path = `bare-${inArabic.indexOf(true)}`;
  http.answer(`GET /home/homes/${path}`, ok({ data: { _id: path, name_en: 'Bare' } }));
  await navigate(`/property/${path}`);
  await screen.findByRole('complementary');
  const [page = document.body] = screen.getAllByRole('article');
  expect(within(page).getByText('Premium')).toBeInTheDocument();
});
