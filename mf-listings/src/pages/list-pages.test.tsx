import { offline, ok, status } from '@shared/remote-kit/testing';
import type { HttpResult, Language } from '@shared/contract';
import { screen, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import {
  RENT,
  SELL,
  cardNames,
  listOf,
  mountListings,
  nameIn,
  pagedListOf,
  pending,
  press,
  skeletons,
  unmountListings,
  words,
  type ApiKind,
} from './listings.test-kit.ts';

/** What the specification says in English, and what a visitor reads in Arabic. */
const said = {
  ar: {
    '/sell': 'عقارات للبيع',
    '/rent': 'عقارات للإيجار',
    empty: 'لم نعثر على عقارات',
    adjust: 'جرّب تعديل عوامل التصفية لعرض نتائج أكثر.',
    count: (number: number) => (number === 1 ? 'عقار واحد' : `${number} عقارات`),
  },
  en: {
    '/sell': 'Properties for sale',
    '/rent': 'Properties for rent',
    empty: 'No properties found',
    adjust: 'Try adjusting your filters to see more results',
    count: (number: number) => (number === 1 ? '1 property' : `${number} properties`),
  },
} as const;

const LANGUAGES: readonly Language[] = ['ar', 'en'];
const LISTS = [
  { path: '/sell', call: SELL },
  { path: '/rent', call: RENT },
] as const;
const APIS: readonly ApiKind[] = ['plain', 'searching'];
/** Each list with each kind of API, and each language with both. */
const CASES = LISTS.flatMap((list, at) =>
  LANGUAGES.map((language, position) => ({
    ...list,
    language,
    api: APIS[(at + position) % APIS.length] ?? 'plain',
  })),
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each(CASES)(
  'section 2, sell list and rent list: $path in $language, $api API',
  ({ path, call, language, api }) => {
    const t = words[language];
    const { [path]: title, empty, adjust, count } = said[language];

    it('shows its title, its filter panel and a grid of cards', async () => {
      const { heads } = await mountListings(path, { [call]: listOf(propertyRecords(3)) }, language, api);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByRole('search', { name: t.filters.label })).toBeInTheDocument();
      expect(await screen.findByText(count(3))).toHaveRole('status');
      expect(cardNames()).toEqual(['p1', 'p2', 'p3'].map((id) => nameIn(language, id)));
      const link = screen.getByRole('link', { name: nameIn(language, 'p2') });
      expect(link).toHaveAttribute('href', '/property/p2');
      expect(heads.at(-1)).toMatchObject({ title, canonical: path });
    });

    it('shows 8 placeholders while it loads (sections 4 and 9)', async () => {
      const answer = pending<HttpResult>();
      await mountListings(path, { [call]: () => answer.promise }, language, api);
      expect(skeletons()).toHaveLength(8);
      expect(screen.getByRole('status')).toHaveTextContent(t.results.loading);
      expect(screen.queryByText(empty)).toBeNull();
      await answer.settle(listOf(propertyRecords(1)));
      expect(await screen.findByRole('article')).toBeInTheDocument();
      expect(skeletons()).toHaveLength(0);
    });

    it.each([
      ['an empty list', listOf([])],
      ['null for a list', ok({ data: null })],
      ['a list of which nothing is on display', listOf([propertyRecord('h', { display: false })])],
    ])('says that it is empty: %s', async (_case, answer) => {
      await mountListings(path, { [call]: answer }, language, api);
      expect(await screen.findByRole('heading', { name: empty })).toBeInTheDocument();
      expect(screen.getByText(adjust)).toBeInTheDocument();
      // There is nothing to clear.
      expect(screen.queryByText(t.filters.clear)).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(skeletons()).toHaveLength(0);
    });

    it.each([
      ['offline', offline],
      ['an error of the server', status(400)],
      ['an answer of another shape', listOf('x' as never)],
    ])(
      'section 8: says that it failed (%s), not that it is empty, and recovers on Retry',
      async (_case, failure) => {
        const { http } = await mountListings(path, { [call]: failure }, language, api);
        const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
        expect(alert).toHaveTextContent(t.failed.title);
        expect(screen.queryByText(empty)).toBeNull();
        expect(skeletons()).toHaveLength(0);
        http.answer(call, listOf(propertyRecords(1)));
        await press(within(alert).getByRole('button', { name: t.failed.retry }));
        expect(await screen.findByRole('link', { name: nameIn(language, 'p1') })).toBeInTheDocument();
        expect(screen.queryByRole('alert')).toBeNull();
      },
    );

    it('section 8: keeps Retry in its place while it is asked for again', async () => {
      const answer = pending<HttpResult>();
      const { http } = await mountListings(path, { [call]: status(400) }, language, api);
      const retry = await screen.findByRole('button', { name: t.failed.retry });
      http.answer(call, () => answer.promise);
      await press(retry);
      expect(await screen.findByRole('button', { name: t.failed.retrying })).toBe(retry);
      await answer.settle(status(400));
      expect(await screen.findByRole('button', { name: t.failed.retry })).toBe(retry);
    });
  },
);

describe.each(APIS)('section 1: a list changes its language where it stands, %s API', (api) => {
  it.each(LISTS)('$path', async ({ path, call }) => {
    const { switchLanguage, http } = await mountListings(
      path,
      { [call]: listOf(propertyRecords(3)) },
      'ar',
      api,
    );
    expect(await screen.findByRole('link', { name: 'عقار p1' })).toBeInTheDocument();
    expect(screen.getByText('3 عقارات')).toBeInTheDocument();
    await switchLanguage('en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(said.en[path]);
    expect(screen.getByRole('link', { name: 'Listing p1' })).toBeInTheDocument();
    expect(screen.getByText('3 properties')).toBeInTheDocument();
    expect(http.requests).toHaveLength(1);
  });
});

it.each([
  ['ar', 0, 'لا عقارات مطابقة'],
  ['ar', 1, 'عقار واحد'],
  ['ar', 2, 'عقاران'],
  ['ar', 3, '3 عقارات'],
  ['ar', 11, '11 عقارًا'],
  ['ar', 100, '100 عقار'],
  ['ar', 1200, '1,200 عقار'],
  ['en', 0, '0 properties'],
  ['en', 1, '1 property'],
  ['en', 1200, '1,200 properties'],
] as const)(
  'section 9, numbers: in %s a list of %i counts %s, in a live region',
  async (language, total, text) => {
    await mountListings('/sell', { [SELL]: pagedListOf(propertyRecords(total)) }, language);
    expect(await screen.findByText(text)).toHaveRole('status');
  },
);
