import type { Property } from '@shared/api';
import { readCriteria } from './criteria.ts';
import { indexOfListings } from './listing-index.ts';
import { searchListings } from './search-listings.ts';

const property = (_id: string, fields: Partial<Property> = {}): Property => ({
  _id,
  add_Type: 'sell',
  images: [],
  location: {},
  exclusive: false,
  premium: false,
  soldOut: false,
  display: true,
  views: 0,
  ...fields,
});

const list = [
  property('villa', {
    price: { amount: 500 },
    propertyType: 'villa',
    rooms: 5,
    area: 400,
    name_ar: 'فيلا الأندلس',
    description_en: 'With a Pool',
    location: { city: 'جدة', city_en: 'Jeddah', district: 'الروضة' },
  }),
  property('flat', {
    price: { amount: 100 },
    propertyType: 'apartment',
    rooms: 2,
    area: 90,
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
    ['', 'villa flat let unpriced'],
    ['type=&min=&max=&rooms=&city=&q=&sort=', 'villa flat let unpriced'],
    ['min=100', 'villa flat let'],
    ['min=101', 'villa let'],
    ['max=300', 'flat let unpriced'],
    ['max=299', 'flat unpriced'],
    ['min=100&max=300', 'flat let'],
    ['min=300&max=100', ''],
    ['min=0', 'villa flat let unpriced'],
    ['min=1', 'villa flat let'],
    ['max=0', 'unpriced'],
    ['min=-5', 'villa flat let unpriced'],
    ['min=300.9', 'villa let'],
    ['min=300abc', 'villa let'],
    ['min=abc', 'villa flat let unpriced'],
    ['min=٣٠٠', 'villa let'],
    ['max=0,300', 'flat let unpriced'],
    ['min=99999999999999999999', 'villa flat let unpriced'],
    ['type=villa', 'villa'],
    ['type=castle', 'villa flat let unpriced'],
    ['rooms=2', 'villa flat'],
    ['rooms=3', 'villa'],
    ['rooms=0', 'villa flat let unpriced'],
    ['offer=rent', 'let'],
    ['offer=sell', 'villa flat unpriced'],
    ['city=جدة', 'villa'],
    ['city=جده', 'villa'],
    ['city=riyadh', 'flat'],
    ['city=Kuwait City', 'let'],
    ['q=الاندلس', 'villa'],
    ['q=pool', 'villa'],
    ['q=روضه', 'villa'],
    ['q=SEA  flat', 'flat'],
    ['q=sea pool', ''],
    ['q=nothing', ''],
    ['sort=price-asc', 'flat let villa unpriced'],
    ['sort=price-desc', 'villa let flat unpriced'],
    ['sort=area-desc', 'villa let flat unpriced'],
    ['sort=random', 'villa flat let unpriced'],
  ])('%s → %s', (query, expected) => {
    expect(idsFor(query).join(' ')).toBe(expected);
  });

  it('leaves the list that it was given alone', () => {
    const before = [...list];
    idsFor('sort=price-asc');
    expect(list).toEqual(before);
  });
});
