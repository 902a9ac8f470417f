import type { Language } from '@shared/contract';
import { screen, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  cardsArrive,
  listOf,
  mountListings,
  nameIn,
  press,
  unmountListings,
} from '../pages/listings.test-kit.ts';

const words = { ar, en };
/** What the specification says in English, and what a visitor reads in Arabic. */
const said = {
  ar: { premium: 'مميز', exclusive: 'حصري', unavailable: 'غير متاح', sell: 'تم البيع', rent: 'تم التأجير' },
  en: {
    premium: 'Premium',
    exclusive: 'Exclusive',
    unavailable: 'Unavailable',
    sell: 'Sold Out',
    rent: 'Rented',
  },
} as const;
const LISTS = ['sell', 'rent'] as const;

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])('section 2, property card, in %s', (language) => {
  const t = words[language];
  const { premium, exclusive, unavailable, ...banners } = said[language];

  async function card(
    fields: Readonly<Record<string, unknown>>,
    { list = 'sell' }: { list?: (typeof LISTS)[number] } = {},
  ) {
    const answers = { [`GET /home/${list}`]: listOf([propertyRecord('p', fields)]) };
    await mountListings(`/${list}`, answers, language);
    return within(await screen.findByRole('article'));
  }
  type Card = Awaited<ReturnType<typeof card>>;

  it('links to the property’s page, once for assistive technology', async () => {
    const p = await card({});
    expect(p.getAllByRole('link')).toHaveLength(1);
    expect(p.getByRole('link', { name: nameIn(language, 'p') })).toHaveAttribute('href', '/property/p');
  });

  it('says what the property is: type, place, rooms, bathrooms and area (section 3)', async () => {
    const p = await card({ bathrooms: 1, area: 1200 });
    const texts =
      language === 'ar'
        ? ['فيلا', 'سلوى، حولي', '3 غرف', 'حمّام واحد', '1,200 م²']
        : ['Villa', 'Salwa, Hawalli', '3 rooms', '1 bath', '1,200 m²'];
    for (const text of texts) expect(p.getByText(text)).toBeInTheDocument();
  });

  it('names every type of property (section 3)', async () => {
    const types = Object.keys(t.types) as (keyof typeof t.types)[];
    const records = types.map((type) => propertyRecord(type, { propertyType: type }));
    await mountListings('/sell', { 'GET /home/sell': listOf(records) }, language);
    await cardsArrive(10);
    const cards = screen.getAllByRole('article');
    for (const [index, type] of types.entries())
      expect(within(cards[index] as HTMLElement).getByText(t.types[type])).toBeInTheDocument();
  });

  it('has the name of the other language where its own is missing (section 3)', async () => {
    const p = await card({ [`name_${language}`]: '' });
    const other = nameIn(language === 'ar' ? 'en' : 'ar', 'p');
    expect(p.getByRole('link', { name: other })).toHaveAttribute('href', '/property/p');
  });

  it('groups the digits of its price (section 9, en-SA and en-US)', async () => {
    const p = await card({ price: { amount: 1250000.5, currency: 'KWD' } });
    expect(p.getByText('1,250,000.5')).toBeInTheDocument();
  });

  it.each(['EUR', 'USD', 'SAR', 'GBP', 'AED', 'KWD', undefined])(
    'marks the currency %s as Kuwaiti dinars',
    async (currency) => {
      const p = await card({ price: { amount: 5, currency } });
      expect(p.getByText(language === 'ar' ? 'د.ك' : 'KD')).toBeInTheDocument();
      expect(p.queryByRole('img')).toBeNull();
    },
  );

  it.each([[{ currency: 'KWD' }], [{}], [undefined], [{ amount: null, currency: 'KWD' }]])(
    'section 8, property without price amount: %j is on request',
    async (price) => {
      const p = await card({ price });
      expect(p.getByText(language === 'ar' ? 'السعر عند الطلب' : 'Price on request')).toBeInTheDocument();
      expect(p.queryByText(/د\.ك|KD/)).toBeNull();
    },
  );

  it.each([
    [{ premium: true }, [premium]],
    [{ exclusive: true }, [exclusive]],
    [{ soldOut: true }, [unavailable]],
    [{ premium: true, exclusive: true, soldOut: true }, [premium, exclusive, unavailable]],
    [{}, []],
  ])('wears the badges of %j: %j', async (fields, expected) => {
    const p = await card(fields);
    const worn = [premium, exclusive, unavailable].filter((badge) => p.queryByText(badge));
    expect(worn).toEqual(expected);
  });

  it.each(LISTS)('that is sold out of the list "%s" has its banner and is dimmed', async (list) => {
    const p = await card({ soldOut: true }, { list });
    expect(p.getByText(banners[list])).toBeInTheDocument();
    expect(p.getByText(unavailable)).toBeInTheDocument();
    expect(p.getByRole('presentation', { hidden: true })).toHaveStyle({
      filter: 'grayscale(0.85) brightness(0.72)',
    });
  });

  it.each(LISTS)('that can be had, of the list "%s", has neither banner nor dimming', async (list) => {
    const p = await card({}, { list });
    for (const banner of Object.values(banners)) expect(p.queryByText(banner)).toBeNull();
    expect(p.getByRole('presentation', { hidden: true })).not.toHaveStyle({
      filter: 'grayscale(0.85) brightness(0.72)',
    });
  });

  it.each([
    ['sell', 'rent'],
    ['rent', 'sell'],
  ] as const)(
    'of the list "%s" that calls itself "%s" is believed (section 3, add_Type)',
    async (list, own) => {
      const p = await card({ soldOut: true, add_Type: own }, { list });
      expect(p.getByText(banners[own])).toBeInTheDocument();
    },
  );

  describe('its pictures', () => {
    const dot = (number: number) => t.pictures.show.replace('{{number}}', String(number));
    const dots = (p: Card) => [1, 2, 3].map((number) => p.queryByRole('button', { name: dot(number) }));
    const current = (p: Card) =>
      dots(p).flatMap((button, index) => (button?.getAttribute('aria-current') ? [index + 1] : []));
    const turn = (p: Card, name: string) => press(p.getByRole('button', { name }));

    it('are turned by previous and next, and wrap around in both directions', async () => {
      const p = await card({});
      expect(current(p)).toEqual([1]);
      await turn(p, t.pictures.previous);
      expect(current(p)).toEqual([3]);
      await turn(p, t.pictures.next);
      expect(current(p)).toEqual([1]);
      await turn(p, t.pictures.next);
      expect(current(p)).toEqual([2]);
    });

    it('are chosen by their dots', async () => {
      const p = await card({});
      await turn(p, dot(3));
      expect(current(p)).toEqual([3]);
      await turn(p, dot(2));
      expect(current(p)).toEqual([2]);
    });

    it('are asked for when the visitor reaches for them, from the site’s own host (section 3)', async () => {
      const p = await card({});
      const pictures = () =>
        p.getAllByRole('presentation', { hidden: true }).map((image) => image.getAttribute('src'));
      expect(pictures()).toEqual(['/media/pictures/a.jpg?w=800']);
      await turn(p, t.pictures.next);
      expect(pictures()).toEqual(['a', 'b', 'c'].map((name) => `/media/pictures/${name}.jpg?w=800`));
    });

    it('are all there, however many, and come as one reaches them', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `n${index}`);
      const p = await card({ images: names.map((name) => `pictures/${name}.jpg`) });
      const pictures = () =>
        p.getAllByRole('presentation', { hidden: true }).map((image) => image.getAttribute('src'));
      await turn(p, t.pictures.previous);
      expect(p.getByRole('button', { current: true })).toHaveAccessibleName(dot(12));
      const asked = [0, 1, 9, 10, 11];
      expect(pictures()).toEqual(asked.map((index) => `/media/pictures/n${index}.jpg?w=800`));
    });

    it.each([[[]], [['pictures/a.jpg']], [['pictures/a.jpg', 'pictures/a.jpg']]])(
      'need no buttons when there is nothing to turn: %j',
      async (images) => {
        const p = await card({ images });
        expect(p.queryByRole('button', { name: t.pictures.previous })).toBeNull();
        expect(p.queryByRole('button', { name: t.pictures.next })).toBeNull();
        expect(dots(p)).toEqual([null, null, null]);
      },
    );
  });
});
