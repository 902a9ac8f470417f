import type { Property } from '@shared/api';
import { indexOfListings, searchListings } from '@shared/listing-search/list';
import { readCriteria } from './criteria.ts';
import { property } from './property.test-kit.ts';

const list = [
  property('villa', {
    price: { amount: 500 },
    propertyType: 'villa',
    rooms: 5,
    area: 400,
    amenities: ['garden', 'pool'],
    name_ar: 'فيلا الأندلس',
    description_en: 'With a Pool',
    location: { city: 'جدة', city_en: 'Jeddah', district: 'الروضة' },
  }),
  property('flat', {
    price: { amount: 100 },
    propertyType: 'apartment',
    rooms: 2,
    area: 90,
    amenities: ['pool', 'backup-generator'],
    name_en: 'Sea view flat',
    location: { city: 'الرياض', city_en: 'Riyadh' },
  }),
  property('let', {
    price: { amount: 300 },
    add_Type: 'rent',
    area: 120,
    location: { city_en: 'Kuwait City' },
  }),
  property('unpriced', { propertyType: 'land' }),
];

const search = (query: string, properties: readonly Property[] = list) =>
  searchListings(indexOfListings(properties), readCriteria(new URLSearchParams(query)));

const idsFor = (query: string) => {
  const { matched, slice } = search(query);
  const ids = slice(0, 100).map(({ _id }) => _id);
  expect(ids).toHaveLength(matched);
  return ids;
};

describe('which properties pass (specification, section 5)', () => {
  it.each([
    ['', 'villa let flat unpriced'],
    ['type=&min=&max=&rooms=&city=&q=&sort=', 'villa let flat unpriced'],
    ['min=100', 'villa let flat'],
    ['min=101', 'villa let'],
    ['max=300', 'flat let unpriced'],
    ['max=299', 'flat unpriced'],
    ['min=100&max=300', 'flat let'],
    ['min=300&max=100', ''],
    ['min=0', 'villa let flat unpriced'],
    ['min=1', 'villa let flat'],
    ['max=0', 'unpriced'],
    ['min=-5', 'villa let flat unpriced'],
    ['min=300.9', 'villa let'],
    ['min=300abc', 'villa let'],
    ['min=abc', 'villa let flat unpriced'],
    ['min=٣٠٠', 'villa let'],
    ['max=0,300', 'flat let unpriced'],
    ['min=99999999999999999999', 'villa let flat unpriced'],
    ['type=villa', 'villa'],
    ['type=castle', 'villa let flat unpriced'],
    ['rooms=2', 'villa flat'],
    ['rooms=3', 'villa'],
    ['rooms=0', 'villa let flat unpriced'],
    ['offer=rent', 'let'],
    ['offer=sell', 'villa flat unpriced'],
    ['city=جدة', 'villa'],
    ['city=جده', 'villa'],
    ['city=riyadh', 'flat'],
    ['city=Kuwait City', 'let'],
    ['amenities=pool', 'villa flat'],
    ['amenities=garden,pool', 'villa'],
    ['amenities=backup-generator', 'flat'],
    ['amenities=gym', ''],
    ['q=الاندلس', 'villa'],
    ['q=pool', 'villa'],
    ['q=روضه', 'villa'],
    ['q=SEA  flat', 'flat'],
    ['q=sea pool', ''],
    ['q=nothing', ''],
    ['sort=price-asc', 'flat let villa unpriced'],
    ['sort=price-desc', 'villa let flat unpriced'],
    ['sort=area-desc', 'villa let flat unpriced'],
    ['sort=random', 'villa let flat unpriced'],
  ])('%s → %s', (query, expected) => {
    expect(idsFor(query).join(' ')).toBe(expected);
  });

  it('sorts rents by what a month costs', () => {
    const rent = (id: string, amount: number, rentType?: 'monthly' | 'yearly') =>
      property(id, { add_Type: 'rent', price: { amount }, area: 100, rentType });
    const rents = [rent('year', 60_000, 'yearly'), rent('month', 4500, 'monthly'), rent('silent', 5200)];
    const order = (sort: string) =>
      search(`sort=${sort}`, rents)
        .slice(0, 3)
        .map(({ _id }) => _id);
    expect(order('price-asc')).toEqual(['month', 'year', 'silent']);
    expect(order('metre-desc')).toEqual(['silent', 'year', 'month']);
  });

  it('leaves the list that it was given alone', () => {
    const before = [...list];
    idsFor('sort=price-asc');
    expect(list).toEqual(before);
  });
});
