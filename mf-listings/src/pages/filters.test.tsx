import type { Language } from '@shared/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  useWindow,
  words,
} from './listings.test-kit.ts';

const LISTS = [
  ['/sell', 'GET /home/sell'],
  ['/rent', 'GET /home/rent'],
] as const;

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

describe.each<Language>(['ar', 'en'])('section 5, property filters, in %s', (language) => {
  const { filters, sorts, results, empty, nearest } = words[language];
  const isArabic = language === 'ar';
  const named = (...ids: string[]) => ids.map((id) => nameIn(language, id));
  const field = (label: string) => screen.getByLabelText(label);
  async function mount(url = '/sell', { call = 'GET /home/sell', count = records.length } = {}) {
    const mounted = await mountListings(url, { [call]: listOf(records) }, language);
    await cardsArrive(count);
    return mounted;
  }

  it.each(LISTS)(
    '%s: min and max price are numeric and apply as they are typed, without a call',
    async (path, call) => {
      const { http } = await mount(path, { call });
      const user = userEvent.setup();
      const [min, max] = [field(filters.min), field(filters.max)];
      for (const input of [min, max]) expect(input).toHaveAttribute('inputmode', 'numeric');
      await user.type(min, '5');
      expect(cardNames()).toEqual(named('small', 'middle', 'large'));
      await user.type(min, '00');
      expect(cardNames()).toEqual(named('middle', 'large'));
      await user.type(max, '500');
      expect(cardNames()).toEqual(named('middle'));
      await user.clear(min);
      expect(cardNames()).toEqual(named('small', 'middle', 'unpriced'));
      expect(http.requests).toHaveLength(1);
    },
  );

  it('each leaves what passes, and all of them again once it is emptied', async () => {
    const rows = [
      ['min', '500', ['middle', 'large']],
      ['min', '501', ['large']],
      ['max', '500', ['small', 'middle', 'unpriced']],
      ['max', '499', ['small', 'unpriced']],
      // Parsed as integers, by what they begin with; in Arabic digits too.
      ['max', '499.99', ['small', 'unpriced']],
      ['min', '500.9', ['middle', 'large']],
      ['min', '500x', ['middle', 'large']],
      ['min', '٥٠٠', ['middle', 'large']],
      ['min', 'x', ['small', 'middle', 'large', 'unpriced']],
      // A missing amount counts as 0.
      ['min', '0', ['small', 'middle', 'large', 'unpriced']],
      ['min', '1', ['small', 'middle', 'large']],
      ['max', '0', ['unpriced']],
      ['minSize', '100', ['middle', 'large']],
      ['maxSize', '100', ['small', 'middle']],
      ['rooms', '2', ['middle', 'large']],
      ['bathrooms', '4', ['large']],
      ['type', 'apartment', ['small']],
      ['city', 'جدة', ['large']],
      ['keyword', 'middle', ['middle']],
    ] as const;
    await mount();
    const left: unknown[] = [];
    for (const [name, value] of rows) {
      // One after the other, as a visitor would.
      // oxlint-disable no-await-in-loop
      await enter(field(filters[name]), value);
      left.push([name, value, cardNames()]);
      await enter(field(filters[name]), '');
      // oxlint-enable no-await-in-loop
    }
    expect(left).toEqual(rows.map(([name, value, ids]) => [name, value, named(...ids)]));
    expect(cardNames()).toEqual(named('small', 'middle', 'large', 'unpriced'));
  });

  it.each([
    ['min', 'max'],
    ['minSize', 'maxSize'],
  ] as const)('says at the fields that %s is above %s, until it is not', async (least, most) => {
    await mount();
    await enter(field(filters[least]), '600');
    await enter(field(filters[most]), '500');
    const both = [field(filters[least]), field(filters[most])];
    for (const input of both) {
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(filters.crossed);
    }
    expect(screen.getByText(filters.crossed).closest('[aria-live="polite"]')).not.toBeNull();
    await enter(field(filters[most]), '600');
    for (const input of both) expect(input).toBeValid();
    expect(screen.queryByText(filters.crossed)).toBeNull();
  });

  it('names the currency of prices, and groups what was typed once the field is left', async () => {
    await mount('/sell?min=50', { count: 3 });
    const max = field(filters.max);
    expect(max.closest('fieldset')?.querySelector('legend')).toHaveTextContent(
      `${filters.price} (${isArabic ? 'د.ك' : 'KD'})`,
    );
    await enter(max, '٥٠٠٠٠٠');
    expect(max).toHaveValue('٥٠٠٠٠٠');
    fireEvent.blur(max);
    expect(max).toHaveValue('500,000');
    await addressIs('?min=50&max=500000');
  });

  it('leaves nothing when nothing passes, and says what to do', async () => {
    await mount();
    await enter(field(filters.min), '901');
    expect(cardNames()).toEqual([]);
    const [title, text] = isArabic
      ? ['لم نعثر على عقارات', 'جرّب تعديل عوامل التصفية لعرض نتائج أكثر.']
      : ['No properties found', 'Try adjusting your filters to see more results'];
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    await press(screen.getByRole('button', { name: filters.clear }));
    await cardsArrive(4);
    expect(field(filters.min)).toHaveValue('');
    expect(screen.queryByText(empty.title)).toBeNull();
  });

  it('reads words, and shows what comes closest where nothing answers all of them', async () => {
    await mount();
    await enter(field(filters.keyword), isArabic ? 'شقق' : 'flats');
    await waitFor(() => expect(cardNames()).toEqual(named('small')));
    await enter(field(filters.keyword), isArabic ? 'شقق في جدة' : 'flats in jeddah');
    const closest = await screen.findByRole('region', { name: nearest.label });
    expect(screen.getByRole('heading', { name: empty.title })).toBeInTheDocument();
    const letGo = isArabic ? 'من دون «جدة».' : 'without “jeddah”.';
    expect(within(closest).getByRole('heading', { name: empty.title })).toBeInTheDocument();
    const sentence = within(closest).getByText(letGo, { exact: false });
    const clear = within(closest).getByRole('button', { name: filters.clear });
    const card = within(closest).getByRole('article');
    // The closest follow the sentence that says what they are.
    expect(sentence.nextElementSibling).toContainElement(card);
    expect(card.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('narrows to exclusive and to premium ones', async () => {
    await mount();
    await press(screen.getByRole('checkbox', { name: `${filters.exclusive} (1)` }));
    expect(cardNames()).toEqual(named('middle'));
    await press(screen.getByRole('checkbox', { name: `${filters.premium} (0)` }));
    expect(cardNames()).toEqual([]);
    await addressIs('?exclusive=1&premium=1');
  });

  it('counts what each choice would leave, its own filter left out', async () => {
    await mount('/sell?rooms=2', { count: 2 });
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

  it('offers the cities of the list in the language of the page', async () => {
    await mount();
    const cities = within(field(filters.city)).getAllByRole('option', { hidden: true });
    const labels = cities.map((option) => [option.getAttribute('value'), option.textContent]);
    expect(Object.fromEntries(labels)).toEqual({
      '': filters.anyCity,
      حولي: isArabic ? 'حولي (3)' : 'Hawalli (3)',
      جدة: isArabic ? 'جدة (1)' : 'Jeddah (1)',
    });
  });

  it('gives the districts of the chosen city, and gives up one that is elsewhere', async () => {
    await mount();
    await enter(field(filters.district), 'سلوى');
    await enter(field(filters.city), 'جدة');
    expect(cardNames()).toEqual(named('large'));
    expect(field(filters.district)).toHaveValue('');
    const districts = within(field(filters.district)).getAllByRole('option', { hidden: true });
    expect(districts.map((option) => option.getAttribute('value'))).toEqual(['', 'الروضة']);
  });

  it('sorts, what cannot be measured last', async () => {
    await mount();
    const expected = {
      'price-asc': ['small', 'middle', 'large', 'unpriced'],
      'price-desc': ['large', 'middle', 'small', 'unpriced'],
      'metre-asc': ['small', 'large', 'middle', 'unpriced'],
      'metre-desc': ['middle', 'large', 'small', 'unpriced'],
      'area-desc': ['large', 'middle', 'small', 'unpriced'],
      'area-asc': ['small', 'middle', 'large', 'unpriced'],
    } as const;
    const sorted: unknown[] = [];
    for (const sort of Object.keys(expected) as (keyof typeof expected)[]) {
      expect(within(field(filters.sort)).getByRole('option', { name: sorts[sort] })).toHaveValue(sort);
      // One after the other, as a visitor would.
      // oxlint-disable-next-line no-await-in-loop
      await enter(field(filters.sort), sort);
      sorted.push([sort, cardNames()]);
    }
    expect(sorted).toEqual(Object.entries(expected).map(([sort, ids]) => [sort, named(...ids)]));
    await addressIs('?sort=area-asc');
  });

  it('says in a live region how many there are', async () => {
    await mount();
    expect(screen.getByRole('status')).toHaveTextContent(isArabic ? '4 عقارات' : '4 properties');
    await enter(field(filters.min), '900');
    expect(screen.getByRole('status')).toHaveTextContent(isArabic ? results.count_one : '1 property');
  });

  it.each(LISTS)('%s: are a form that the server answers', async (path, call) => {
    await mount(path, { call });
    const form = screen.getByRole<HTMLFormElement>('search', { name: filters.label });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', path);
    const fields = [...new FormData(form).keys()];
    expect(fields).toEqual('q sort type city district rooms bathrooms min max minSize maxSize'.split(' '));
  });

  it('stand in a drawer on a phone, and still apply at once', async () => {
    useWindow('narrow');
    await mount('/sell?type=villa', { count: 3 });
    await press(screen.getByRole('button', { name: filters.moreSet.replace('{{number}}', '1') }));
    const drawer = within(screen.getByRole('dialog', { name: filters.label }));
    expect(drawer.getByLabelText(filters.type)).toHaveValue('villa');
    await enter(drawer.getByLabelText(filters.min), '900');
    expect(cardNames()).toEqual(named('large'));
    await press(drawer.getByRole('button', { name: filters.clearAll }));
    expect(cardNames()).toEqual(named('small', 'middle', 'large', 'unpriced'));
    expect(drawer.getByLabelText(filters.type)).toHaveValue('');
    await press(drawer.getByRole('button', { name: isArabic ? 'عرض 4 عقارات' : 'Show 4 properties' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
