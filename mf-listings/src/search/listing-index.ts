import type { Property } from '@shared/api';
import { pricePerMetre } from '../property/price-per-metre.ts';
import { placesOf, type Places } from './places.ts';

/**
 * A list's properties field by field, so that ten thousand of them are searched within a fraction of a frame.
 * Numbers that are missing are NaN, except where the specification names another value.
 */
export interface ListingIndex {
  properties: readonly Property[];
  /** What the price filter compares: a missing amount counts as 0 (specification, section 5). */
  amount: Float64Array;
  /** What the list is sorted by. */
  price: Float64Array;
  perMetre: Float64Array;
  area: Float64Array;
  rooms: Float64Array;
  bathrooms: Float64Array;
  cities: Places;
  districts: Places;
  /** Districts that lie in a city, by the city's position. */
  districtsIn: ReadonlyMap<number, ReadonlySet<number>>;
}

function build(properties: readonly Property[]): ListingIndex {
  const numbers = (read: (property: Property) => number | undefined) =>
    Float64Array.from(properties, (property) => read(property) ?? Number.NaN);
  const cities = placesOf(
    properties.map(({ location: { city, city_en } }) => ({ name: city, name_en: city_en })),
  );
  const districts = placesOf(
    properties.map(({ location: { district, district_en } }) => ({ name: district, name_en: district_en })),
  );
  const districtsIn = new Map<number, Set<number>>();
  for (const [at, city] of cities.of.entries()) {
    const district = districts.of[at] ?? -1;
    if (city < 0 || district < 0) continue;
    const inside = districtsIn.get(city) ?? new Set();
    districtsIn.set(city, inside.add(district));
  }
  return {
    properties,
    amount: Float64Array.from(properties, ({ price }) => price?.amount ?? 0),
    price: numbers(({ price }) => price?.amount),
    // Without its area a price of the metre would be the price of the whole.
    perMetre: numbers((property) => (property.area ? pricePerMetre(property) : undefined)),
    area: numbers(({ area, size }) => area ?? size),
    rooms: numbers(({ rooms }) => rooms ?? 0),
    bathrooms: numbers(({ bathrooms }) => bathrooms ?? 0),
    cities,
    districts,
    districtsIn,
  };
}

// A list never changes: another answer of the API is another array.
const built = new WeakMap<readonly Property[], ListingIndex>();

export function indexOfListings(properties: readonly Property[]): ListingIndex {
  const index = built.get(properties) ?? build(properties);
  built.set(properties, index);
  return index;
}
