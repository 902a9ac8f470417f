import { createKeywordIndex } from '@shared/listing-search';
import { SORTS, writeValue, type ListingCriteria } from '@shared/listing-search/criteria';
import type { Facets } from '@shared/listing-search/facets';
import { indexOfListings, searchListings, type KeywordSearch } from '@shared/listing-search/list';
import { catalogue, expectedSearches } from '@shared/listing-search/testing';
import type { ApiUnderTest } from './api-under-test.ts';
import { listedInBrowser } from './search-catalogue.ts';

interface SearchAnswer {
  data: { _id: string; price?: { amount?: number } }[];
  total: number;
  facets: Facets;
  understood?: { kind: string; text: string }[];
  nearest?: { letGo: { text: string }[] };
}

type Query = Readonly<Record<string, string>>;

const index = indexOfListings(listedInBrowser);
const words = createKeywordIndex(listedInBrowser);
const keyword: KeywordSearch = {
  match: (_index, q) => words.match(q),
  nearest: (_index, q) => words.nearest(q),
};

/** What the browser finds in the whole list. */
function inBrowser(criteria: ListingCriteria) {
  const { matched, slice, facets, nearest } = searchListings(index, criteria, keyword);
  const items = nearest?.items ?? slice(0, matched);
  return { ids: items.map(({ _id }) => _id), facets, letGo: nearest?.letGo ?? [] };
}

/** The search of the catalogue over HTTP, with whatever database `start` has filled with it. */
export function describeSearch(database: string, start: () => Promise<ApiUnderTest>): void {
  describe(`searching on ${database}`, () => {
    let running: ApiUnderTest | undefined;
    beforeAll(async () => {
      running = await start();
    }, 90_000);
    afterAll(() => running?.end(), 30_000);

    const ask = async (query: Query) =>
      fetch(`${running?.api.origin}/api/v1/listings/search?${new URLSearchParams(query).toString()}`);
    async function search(query: Query): Promise<SearchAnswer> {
      const answer = await ask(query);
      expect([query, answer.status]).toEqual([query, 200]);
      return (await answer.json()) as SearchAnswer;
    }
    const idsFor = async (query: Query) => (await search(query)).data.map(({ _id }) => _id);

    test('the right listing comes first for at least 95 of 100 queries, and the browser agrees in all of them', async () => {
      const wrong: string[] = [];
      for (const { query, first } of expectedSearches) {
        const { data, facets, total, nearest } = await search({ q: query, limit: '100' });
        const ids = data.map(({ _id }) => _id);
        if (!first.includes(ids[0] ?? '')) wrong.push(query);
        const letGo = nearest?.letGo.map(({ text }) => text) ?? [];
        const expected = inBrowser({ q: query });
        const shown = ids.slice(0, expected.ids.length);
        expect({ query, ids: shown, letGo, facets }).toEqual({ query, ...expected });
        expect(total).toBe(ids.length);
      }
      expect(wrong.length / expectedSearches.length).toBeLessThanOrEqual(0.05);
    });

    test.each<Query>([
      {},
      { list: 'rent' },
      { list: 'exclusive' },
      { type: 'villa' },
      { type: 'apartment', rooms: '3' },
      { city: 'Riyadh', offer: 'sell' },
      { city: 'جده', district: 'الروضه' },
      { min: '100000', max: '3000000', premium: '1' },
      { minSize: '100', maxSize: '300', bathrooms: '2' },
      { q: 'شقق', rooms: '2' },
      { q: 'sea', type: 'apartment', exclusive: '1' },
      { city: 'nowhere' },
      { amenities: 'pool' },
      { list: 'rent', amenities: 'garden,pool', min: '1000' },
      { list: 'rent', rentType: 'yearly', type: 'apartment' },
      { rentType: 'monthly', amenities: 'pool' },
      { q: 'villa', amenities: 'garden' },
    ])('%j: each count is what its choice leaves', async (query) => {
      const { facets, total } = await search(query);
      const left = async (change: Query) => (await search({ ...query, ...change, limit: '1' })).total;
      expect(await left({})).toBe(total);
      for (const [offer, count] of Object.entries(facets.offers)) expect(await left({ offer })).toBe(count);
      for (const [type, count] of Object.entries(facets.types)) expect(await left({ type })).toBe(count);
      for (const name of ['rooms', 'bathrooms'] as const) {
        const counts = await Promise.all(facets[name].map((_, least) => left({ [name]: String(least) })));
        expect(facets[name]).toEqual(counts);
      }
      const { district: _, ...anywhere } = query;
      for (const { name, count } of facets.cities) {
        const { total: inCity } = await search({ ...anywhere, city: name, limit: '1' });
        expect([name, inCity]).toEqual([name, count]);
      }
      for (const { name, count } of facets.districts)
        expect([name, await left({ district: name })]).toEqual([name, count]);
      for (const [rentType, count] of Object.entries(facets.rentTypes))
        expect([rentType, await left({ rentType })]).toEqual([rentType, count]);
      expect(await left({ exclusive: '1' })).toBe(facets.exclusive);
      expect(await left({ premium: '1' })).toBe(facets.premium);
      const asked = query['amenities']?.split(',') ?? [];
      for (const [amenity, count] of Object.entries(facets.amenities)) {
        const { total: offering } = await search({
          ...query,
          amenities: [...asked, amenity].join(','),
          limit: '1',
        });
        expect([amenity, offering]).toEqual([amenity, count]);
      }
    });

    test.each<[Query, string]>([
      [{ ids: 'malqa-villa,no-such,riffa-land' }, 'malqa-villa riffa-land'],
      [{ min: '90000000' }, 'westbay-tower'],
      [{ max: '300', sort: 'price-asc' }, 'salalah-chalet salmiya-studio'],
      [{ list: 'rent', type: 'villa', sort: 'price-desc', limit: '2' }, 'rawdah-villa jumeirah-villa'],
      [{ type: 'land', sort: 'metre-asc', limit: '2' }, 'salalah-farm riffa-land'],
      [{ type: 'warehouse', sort: 'area-desc', limit: '2' }, 'khalidiyah-warehouse sulay-cold'],
      [{ city: 'doha', rooms: '3' }, 'pearl-villa westbay-flat'],
      [{ q: 'villa', sort: 'price-asc', limit: '1' }, 'qurum-villa'],
      [{ q: 'zzzz' }, ''],
    ])('%j → %s', async (query, expected) => {
      expect((await idsFor(query)).join(' ')).toBe(expected);
    });

    test.each<ListingCriteria>([
      {},
      ...SORTS.map((sort) => ({ sort })),
      { offer: 'rent', sort: 'price-asc' },
      { type: 'villa', premium: true },
      { amenities: ['pool'], sort: 'metre-desc' },
      { rentType: 'yearly', sort: 'price-asc' },
      { rentType: 'monthly', q: 'villa' },
      { city: 'Riyadh', exclusive: true },
      { q: 'villa', minSize: 300, sort: 'price-desc' },
      { q: 'sea', rooms: 2 },
      { q: 'شقة ٣ غرف', city: 'جدة' },
      { q: 'فيلا في العليا تحت مليون', premium: true },
      { max: -1 },
    ])('%j: the list is the one that the browser makes of all of them', async (criteria) => {
      const query = Object.entries(criteria).map(([name, value]) => [name, writeValue(value)] as const);
      const { data, facets } = await search({ ...Object.fromEntries(query), limit: '100' });
      const expected = inBrowser(criteria);
      const ids = data.map(({ _id }) => _id).slice(0, expected.ids.length);
      expect({ ids, facets }).toEqual({ ids: expected.ids, facets: expected.facets });
    });

    test.each(['price-asc', 'area-desc', ''])('pages of %s are parts of one list', async (sort) => {
      const order: Query = sort === '' ? {} : { sort };
      const whole = await idsFor({ ...order, limit: '100' });
      expect(whole.toSorted()).toEqual(catalogue.map(({ _id }) => _id).toSorted());
      const pages: string[] = [];
      for (let offset = 0; offset < whole.length; offset += 10)
        pages.push(...(await idsFor({ ...order, limit: '10', offset: String(offset) })));
      expect(pages).toEqual(whole);
    });

    test('says what it understood, and what it let go', async () => {
      const { understood, nearest } = await search({ q: 'villa في العليا تحت مليون' });
      expect(understood?.map(({ kind, text }) => [kind, text])).toEqual([
        ['type', 'villa'],
        ['word', 'العليا'],
        ['price', 'تحت مليون'],
      ]);
      expect(nearest?.letGo.map(({ text }) => text)).toEqual(['العليا']);
    });

    test.each<[string, Readonly<Record<string, string>>]>([
      ['min=--1', { min: 'pattern' }],
      ['amenities=helipad', { amenities: 'pattern' }],
      ['max=1e9&minSize=x', { max: 'pattern', minSize: 'pattern' }],
      ['rooms=300', { rooms: 'pattern' }],
      ['type=castle', { type: 'one_of' }],
      ['sort=random', { sort: 'one_of' }],
      ['list=all', { list: 'one_of' }],
      ['limit=101', { limit: 'pattern' }],
      ['limit=0', { limit: 'pattern' }],
      ['offset=x', { offset: 'type' }],
      [`q=${'x'.repeat(201)}`, { q: 'max_length' }],
      ['q=a&q=b', { q: 'type' }],
      ['city=%00', { city: 'pattern' }],
      ['exclusive=yes', { exclusive: 'one_of' }],
    ])('%s is refused by its fields', async (query, fields) => {
      const answer = await fetch(`${running?.api.origin}/api/v1/listings/search?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'validation', fields } });
    });

    test.each([
      "'; DROP TABLE listing; --",
      '%_\\',
      '﷽'.repeat(66),
      '\u202eabc',
      '$1',
      '🏠',
      'ـــ',
      '"',
      '\ud800',
    ])('words as strange as %j find nothing or something', async (q) => {
      const { data } = await search({ q });
      expect(data.length).toBeLessThanOrEqual(24);
    });

    test('news of several searches are counted in their order, whatever else they ask for', async () => {
      const since = 'since=1970-01-01T00:00:00.000Z';
      const asked = [
        '',
        'list=rent&',
        'type=villa&premium=1&',
        'q=zzzz&',
        'list=exclusive&sort=newest&limit=1&',
      ];
      const totals = await Promise.all(
        asked.map(async (query) => {
          const found = await search(Object.fromEntries(new URLSearchParams(query)));
          return found.nearest ? 0 : found.total;
        }),
      );
      const of = [
        ...asked.map((query) => query.replace('limit=1&', '') + since),
        'since=2026-02-31T00:00:00Z',
      ].join('|');
      const answer = await fetch(`${running?.api.origin}/api/v1/listings/news?of=${encodeURIComponent(of)}`);
      expect(await answer.json()).toEqual({ data: [...totals, catalogue.length] });
    });

    test.each([
      ['', 'required'],
      ['type=villa', 'pattern'],
      ['type=castle&since=2026-01-01T00:00:00Z', 'pattern'],
      ['since=yesterday', 'pattern'],
      ['since=2026-13-01T00:00:00Z', 'pattern'],
      ['since=0000-01-01T00:00:00Z', 'pattern'],
      [Array.from({ length: 21 }, () => 'since=2026-01-01T00:00:00Z').join('|'), 'pattern'],
      ['x'.repeat(8001), 'max_length'],
    ])('news of %.40s are refused', async (of, fault) => {
      const answer = await fetch(`${running?.api.origin}/api/v1/listings/news?of=${encodeURIComponent(of)}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ error: expect.objectContaining({ fields: { of: fault } }) }),
      ]);
    });

    test('stands in the documentation', async () => {
      const answer = await fetch(`${running?.api.origin}/api/docs/json`);
      const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
      expect(paths).toHaveProperty(['/api/v1/listings/search']);
      expect(paths).toHaveProperty(['/api/v1/listings/news']);
    });
  });
}
