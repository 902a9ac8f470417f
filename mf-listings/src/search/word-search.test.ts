import type { Property } from '@shared/api';
import { catalogue } from '@shared/listing-search/testing';
import { readCriteria } from './criteria.ts';
import { property } from './property.test-kit.ts';
import { cutPage } from './whole-list.ts';
import { wordSearch } from './word-search.ts';

const properties = catalogue.map(({ _id, propertyType, ...listing }) =>
  property(_id, { ...listing, propertyType: propertyType as Property['propertyType'] }),
);
const search = (query: string) => cutPage(properties, readCriteria(new URLSearchParams(query)), wordSearch);
const idsOf = (items: readonly Property[]) => items.map(({ _id }) => _id);

test.each([
  ['q=فلل للإيجار في جدة', 'rawdah-villa'],
  ['q=شقق&city=Riyadh&offer=rent', 'malqa-flat-rent yasmin-flat olaya-studio'],
  ['q=villas&min=5000000', 'hittin-villa jumeirah-townhouse'],
  ['q=villas&sort=price-desc&offer=sell&city=doha', ''],
  ['q=villa&sort=price-desc&city=Muscat', 'mouj-villa qurum-villa'],
])('%s → %s', (query, expected) => {
  expect(idsOf(search(query).items).join(' ')).toBe(expected);
});

test('what comes closest passes the other filters, and says what was let go', () => {
  const { items, matched, nearest } = search('q=فيلا في العليا&offer=rent');
  expect([items, matched]).toEqual([[], 0]);
  expect(nearest?.letGo).toEqual(['العليا']);
  expect(new Set(nearest?.items.map(({ add_Type, propertyType }) => `${add_Type} ${propertyType}`))).toEqual(
    new Set(['rent villa']),
  );
});

test('without words nothing is near', () => {
  expect(search('min=999999999')).not.toHaveProperty('nearest');
  expect(search('q=zzzz')).not.toHaveProperty('nearest');
});

test('a list is read ahead for as long as it is told, and a little at least', () => {
  const list = [...properties];
  let now = 0;
  // A device on which each look at the clock comes a millisecond after the one before.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const looksOf = (forMs: number) => {
    const before = now;
    return { isLeft: wordSearch.readAhead(list, forMs), looks: now - before };
  };
  expect(looksOf(4)).toEqual({ isLeft: true, looks: 5 });
  expect(looksOf(0)).toEqual({ isLeft: true, looks: 2 });
  expect(looksOf(1000).isLeft).toBe(false);
  expect(looksOf(1000)).toEqual({ isLeft: false, looks: 1 });
  jest.restoreAllMocks();
});
