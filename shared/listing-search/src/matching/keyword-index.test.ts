import { catalogue, expectedSearches } from '../testing/index.ts';
import { createKeywordIndex, type KeywordMatches } from './keyword-index.ts';

const index = createKeywordIndex(catalogue);
const everyPosition = catalogue.map((_, at) => at);
const idsOf = ({ mask, sorted }: KeywordMatches) =>
  sorted(everyPosition.filter((at) => mask[at] === 1)).flatMap((at) => catalogue[at]?._id ?? []);

/** What a visitor gets: the matches, or the nearest where there are none. */
function search(query: string) {
  const ids = idsOf(index.match(query));
  if (ids.length > 0) return { ids, letGo: [] };
  for (const near of index.nearest(query)) {
    const nearest = idsOf(near);
    if (nearest.length > 0) return { ids: nearest, letGo: near.letGo.map(({ text }) => text) };
  }
  return { ids: [], letGo: [] };
}

test('at least 300 queries in both languages, each once', () => {
  expect(new Set(expectedSearches.map(({ query }) => query)).size).toBe(expectedSearches.length);
  expect(expectedSearches.length).toBeGreaterThanOrEqual(300);
  const known = new Set(catalogue.map(({ _id }) => _id));
  expect(expectedSearches.flatMap(({ first }) => first.filter((id) => !known.has(id)))).toEqual([]);
});

test('the right listing comes first for at least 95 of 100 queries', () => {
  const wrong = expectedSearches.filter(({ query, first }) => !first.includes(search(query).ids[0] ?? ''));
  expect(wrong.length / expectedSearches.length).toBeLessThanOrEqual(0.05);
});

test.each([
  ['فيلا في العليا', ['العليا'], 'malqa-villa'],
  ['شقة ٦ غرف في الياسمين', ['٦ غرف'], 'yasmin-floor'],
  ['villa under 100,000 in malqa', ['under 100,000'], 'malqa-villa'],
  ['castle in mishref', ['castle'], 'mishref-house'],
  ['castle', [], undefined],
])('%s: what is nearest without %j', (query, letGo, first) => {
  const found = search(query);
  expect(found.letGo).toEqual(letGo);
  expect(found.ids[0]).toBe(first);
});

test.each(['villa', 'الملقا', 'garden', 'استوديو'])('%s is narrowed letter by letter', (word) => {
  const counts = Array.from(word, (_, at) => idsOf(index.match(word.slice(0, at + 1))).length);
  expect(counts.every((count) => count > 0)).toBe(true);
  // The whole word may mean more than its letters.
  const typed = counts.slice(0, -1);
  expect(typed).toEqual(typed.toSorted((a, b) => b - a));
});

test('what a listing offers is found by its word in either language, after those that say it in their names', () => {
  const villa = { add_Type: 'sell', propertyType: 'villa', name_ar: 'فيلا', name_en: 'Villa' };
  const offering = createKeywordIndex([
    villa,
    { ...villa, amenities: ['garden', 'sea-view'] },
    { ...villa, name_en: 'Villa with a garden' },
  ]);
  const found = (query: string) => {
    const { mask, sorted } = offering.match(query);
    return sorted([0, 1, 2].filter((at) => mask[at] === 1));
  };
  expect(found('villa with garden')).toEqual([2, 1]);
  expect(found('فيلا بحديقة')).toEqual([2, 1]);
  expect(found('فيلا مطلة على البحر')).toEqual([1]);
});
