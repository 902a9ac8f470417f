import { screen, waitFor, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  addressIs,
  cardNames,
  enter,
  listOf,
  mountListings,
  press,
  unmountListings,
  useWindow,
} from './listings.test-kit.ts';

const SELL = 'GET /home/sell';
const RENT = 'GET /home/rent';
const words = { ar, en };

afterEach(unmountListings);

const records = [
  propertyRecord('small', {
    price: { amount: 100 },
    area: 50,
    rooms: 1,
    bathrooms: 1,
    propertyType: 'apartment',
  }),
  propertyRecord('middle', { price: { amount: 500 }, area: 100, rooms: 2, bathrooms: 2, exclusive: true }),
  propertyRecord('large', {
    price: { amount: 900 },
    area: 300,
    rooms: 5,
    bathrooms: 4,
    premium: true,
    location: { city: 'جدة', city_en: 'Jeddah', district: 'الروضة', district_en: 'Al Rawdah' },
  }),
  propertyRecord('unpriced', { price: {}, area: undefined, rooms: undefined, bathrooms: undefined }),
];

describe.each(['ar', 'en'] as const)('filters of a list (specification, section 5), in %s', (language) => {
  const { filters, sorts, results } = words[language];
  const named = (...ids: string[]) => ids.map((id) => (language === 'ar' ? `عقار ${id}` : `Listing ${id}`));
  const mount = (url = '/sell') => mountListings(url, { [SELL]: listOf(records) }, language);
  const field = (label: string) => screen.getByLabelText(label);

  it.each([
    ['min', '500', ['middle', 'large'], '?min=500'],
    ['min', '0', ['small', 'middle', 'large', 'unpriced'], '?min=0'],
    // A missing amount counts as 0.
    ['min', '1', ['small', 'middle', 'large'], '?min=1'],
    ['max', '500', ['small', 'middle', 'unpriced'], '?max=500'],
    ['max', '499.99', ['small', 'unpriced'], '?max=499'],
    ['minSize', '100', ['middle', 'large'], '?minSize=100'],
    ['maxSize', '100', ['small', 'middle'], '?maxSize=100'],
    ['rooms', '2', ['middle', 'large'], '?rooms=2'],
    ['bathrooms', '4', ['large'], '?bathrooms=4'],
    ['type', 'apartment', ['small'], '?type=apartment'],
    ['city', 'جدة', ['large'], '?city=%D8%AC%D8%AF%D8%A9'],
  ] as const)('%s %s leaves %j at once, and the address follows', async (name, value, expected, address) => {
    await mount();
    await screen.findAllByRole('article');
    await enter(field(filters[name]), value);
    expect(cardNames()).toEqual(named(...expected));
    await addressIs(address);
  });

  it('narrows to exclusive and to premium ones', async () => {
    await mount();
    await screen.findAllByRole('article');
    await press(screen.getByRole('checkbox', { name: `${filters.exclusive} (1)` }));
    expect(cardNames()).toEqual(named('middle'));
    await addressIs('?exclusive=1');
    await press(screen.getByRole('checkbox', { name: `${filters.premium} (0)` }));
    expect(cardNames()).toEqual([]);
    await addressIs('?exclusive=1&premium=1');
  });

  it('counts what each choice would leave, its own filter left out', async () => {
    await mount('/sell?rooms=2');
    await screen.findAllByRole('article');
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(options(filters.type).slice(1)).toEqual([
      `${words[language].types.apartment} (0)`,
      `${words[language].types.villa} (2)`,
    ]);
    expect(
      options(filters.rooms)
        .slice(1)
        .map((text) => /\((\d+)\)/.exec(text ?? '')?.[1]),
    ).toEqual(['3', '2', '1', '1', '1']);
    expect(within(field(filters.type)).getByRole('option', { name: /\(0\)/, hidden: true })).toBeDisabled();
  });

  it('gives the districts of the chosen city, and gives up one that is elsewhere', async () => {
    await mount();
    await screen.findAllByRole('article');
    await enter(field(filters.district), 'سلوى');
    await enter(field(filters.city), 'جدة');
    expect(cardNames()).toEqual(named('large'));
    expect(field(filters.district)).toHaveValue('');
    const districts = within(field(filters.district)).getAllByRole('option', { hidden: true });
    expect(districts.map((option) => option.getAttribute('value'))).toEqual(['', 'الروضة']);
  });

  it.each([
    ['price-asc', ['small', 'middle', 'large', 'unpriced']],
    ['price-desc', ['large', 'middle', 'small', 'unpriced']],
    ['metre-asc', ['small', 'large', 'middle', 'unpriced']],
    ['metre-desc', ['middle', 'large', 'small', 'unpriced']],
    ['area-asc', ['small', 'middle', 'large', 'unpriced']],
    ['area-desc', ['large', 'middle', 'small', 'unpriced']],
  ] as const)('sorts by %s, what cannot be measured last', async (sort, expected) => {
    await mount();
    await screen.findAllByRole('article');
    expect(screen.getByRole('option', { name: sorts[sort] })).toBeInTheDocument();
    await enter(field(filters.sort), sort);
    expect(cardNames()).toEqual(named(...expected));
    await addressIs(`?sort=${sort}`);
  });

  it('shows each filter that is set, in the words of the page, with the way to take it back', async () => {
    await mount('/sell?min=400&city=Jeddah');
    await screen.findAllByRole('article');
    const chips = within(screen.getByRole('list', { name: filters.active }));
    expect(chips.getByText(language === 'ar' ? 'جدة' : 'Jeddah')).toBeInTheDocument();
    await press(
      chips.getByRole('button', {
        name: filters.remove.replace('{{filter}}', language === 'ar' ? 'جدة' : 'Jeddah'),
      }),
    );
    expect(cardNames()).toEqual(named('middle', 'large'));
    await addressIs('?min=400');
    expect(field(filters.city)).toHaveValue('');
  });

  it('survives Back: the address of each page is a state of its own', async () => {
    const { navigate } = await mount('/sell?rooms=5');
    await screen.findAllByRole('article');
    await navigate('/sell?rooms=2');
    expect(cardNames()).toEqual(named('middle', 'large'));
    window.history.back();
    await waitFor(() => expect(cardNames()).toEqual(named('large')));
    expect(field(filters.rooms)).toHaveValue('5');
  });

  it('says in a live region how many there are', async () => {
    await mount();
    await screen.findAllByRole('article');
    expect(screen.getByRole('status')).toHaveTextContent(language === 'ar' ? '4 عقارات' : '4 properties');
    await enter(field(filters.min), '900');
    expect(screen.getByRole('status')).toHaveTextContent(
      language === 'ar' ? results.count_one : '1 property',
    );
  });

  it('stand in a drawer on a phone, and still apply at once', async () => {
    useWindow('narrow');
    await mount('/sell?type=villa');
    await screen.findAllByRole('article');
    await press(screen.getByRole('button', { name: filters.moreSet.replace('{{number}}', '1') }));
    const drawer = within(screen.getByRole('dialog', { name: filters.label }));
    expect(drawer.getByLabelText(filters.type)).toHaveValue('villa');
    await enter(drawer.getByLabelText(filters.min), '900');
    expect(cardNames()).toEqual(named('large'));
    await press(drawer.getByRole('button', { name: filters.clearAll }));
    expect(cardNames()).toEqual(named('small', 'middle', 'large', 'unpriced'));
    expect(drawer.getByLabelText(filters.type)).toHaveValue('');
    await press(
      drawer.getByRole('button', { name: language === 'ar' ? 'عرض 4 عقارات' : 'Show 4 properties' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('takes nothing that was typed on one page to the address of another', async () => {
  const { navigate } = await mountListings('/sell', { [SELL]: listOf(records), [RENT]: listOf([]) }, 'en');
  await screen.findAllByRole('article');
  await enter(screen.getByLabelText('Min price'), '500');
  await navigate('/rent');
  await screen.findByText('No properties found');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.search).toBe('');
});

it('writes the address before a press leaves the page', async () => {
  await mountListings('/sell', { [SELL]: listOf(records) }, 'en');
  await screen.findAllByRole('article');
  await enter(screen.getByLabelText('Min price'), '500');
  expect(window.location.search).toBe('');
  await press(document.body);
  expect(window.location.search).toBe('?min=500');
});

describe('a list out of two feeds of which one fails', () => {
  it.each([
    ['en', RENT, 'The properties for rent could not be loaded', 'Listing s1'],
    ['ar', SELL, 'تعذّر تحميل عقارات البيع', 'عقار r1'],
  ] as const)(
    'shows what arrived, says that a part failed, and mends it (%s)',
    async (language, broken, message, name) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const lists = {
        [SELL]: listOf([propertyRecord('s1', { exclusive: true })]),
        [RENT]: listOf([propertyRecord('r1', { exclusive: true })]),
      };
      const { http } = await mountListings(
        '/exclusive',
        { ...lists, [broken]: { ok: false, failure: { kind: 'status', status: 400 } } },
        language,
      );
      expect(await screen.findByRole('link', { name })).toBeInTheDocument();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(message);
      expect(cardNames()).toHaveLength(1);
      http.answer(broken, lists[broken]);
      await press(within(alert).getByRole('button', { name: words[language].failed.retry }));
      await waitFor(() => expect(cardNames()).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      jest.restoreAllMocks();
    },
  );
});
