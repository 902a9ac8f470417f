import type { AddType, Property, PropertyType } from '@shared/api';
import { LEAST_COUNTS, type Criteria } from './criteria.ts';
import type { Facets } from './facets.ts';
import { keywordMatches } from './keyword-matches.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Place, Places } from './places.ts';
import { sortOrder } from './sort-order.ts';

export interface Found {
  /** How many pass. */
  matched: number;
  /** Those from `start` up to `end`, in the order asked for. */
  slice(start: number, end: number): readonly Property[];
  facets: Facets;
}

// A filter that a property fails, as a bit: one that fails a single filter counts for that filter's other choices.
const OFFER = 1;
const TYPE = 2;
const ROOMS = 4;
const BATHROOMS = 8;
const CITY = 16;
const DISTRICT = 32;
const EXCLUSIVE = 64;
const PREMIUM = 128;

const MOST_COUNTED = LEAST_COUNTS.length;

/** The filters without choices to count: bounds, keyword, a selection of properties. */
function barrier(index: ListingIndex, criteria: Criteria): (at: number) => boolean {
  const { min = -Infinity, max = Infinity, minSize, maxSize, q, ids } = criteria;
  const { amount, area, properties } = index;
  const mentions = q === undefined ? undefined : keywordMatches(index, q);
  const chosen = ids && new Set(ids);
  const isSized = minSize !== undefined || maxSize !== undefined;
  const [least, most] = [minSize ?? -Infinity, maxSize ?? Infinity];
  return (at) => {
    const price = amount[at] ?? 0;
    if (price < min || price > max) return false;
    if (mentions && mentions[at] === 0) return false;
    if (isSized) {
      const size = area[at] ?? Number.NaN;
      // Of an unknown size nobody can say that it is within bounds.
      if (!(size >= least && size <= most)) return false;
    }
    return chosen === undefined || chosen.has(properties[at]?._id ?? '');
  };
}

/** Which of the filters with choices a property fails, as bits. */
function failures(index: ListingIndex, criteria: Criteria): (at: number) => number {
  const { offer, type, rooms = 0, bathrooms = 0, city, district, exclusive, premium } = criteria;
  const wantedCity = city === undefined ? undefined : index.cities.find(city);
  const wantedDistrict = district === undefined ? undefined : index.districts.find(district);
  // A place that is not in the list is at -1, as are properties without one: nothing is there.
  const isElsewhere = (places: Places, wanted: number | undefined, at: number) =>
    wanted !== undefined && (wanted < 0 || places.of[at] !== wanted);
  return (at) => {
    const property = index.properties[at];
    if (!property) return 0;
    return (
      (offer !== undefined && property.add_Type !== offer ? OFFER : 0) |
      (type !== undefined && property.propertyType !== type ? TYPE : 0) |
      ((index.rooms[at] ?? 0) < rooms ? ROOMS : 0) |
      ((index.bathrooms[at] ?? 0) < bathrooms ? BATHROOMS : 0) |
      (isElsewhere(index.cities, wantedCity, at) ? CITY : 0) |
      (isElsewhere(index.districts, wantedDistrict, at) ? DISTRICT : 0) |
      (exclusive && !property.exclusive ? EXCLUSIVE : 0) |
      (premium && !property.premium ? PREMIUM : 0)
    );
  };
}

const countedPlaces = (list: readonly Place[], counts: Int32Array) =>
  list.map(({ name, name_en }, position) => ({
    name,
    ...(name_en !== undefined && { name_en }),
    count: counts[position] ?? 0,
  }));

/** How many have at least so many, out of how many have exactly so many. */
function atLeast(exactly: Int32Array): readonly number[] {
  const sums = [...exactly];
  for (let count = sums.length - 2; count >= 0; count -= 1) {
    sums[count] = (sums[count] ?? 0) + (sums[count + 1] ?? 0);
  }
  return sums;
}

const step = (counts: Int32Array, at: number) => {
  if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
};

/** Counts what each choice would leave. */
function createTally(index: ListingIndex, criteria: Criteria) {
  const offers: Record<AddType, number> = { sell: 0, rent: 0 };
  const types: Partial<Record<PropertyType, number>> = {};
  for (const { propertyType } of index.properties) if (propertyType) types[propertyType] = 0;
  // The last one stands for itself and all beyond.
  const rooms = new Int32Array(Math.max(MOST_COUNTED, criteria.rooms ?? 0) + 1);
  const bathrooms = new Int32Array(Math.max(MOST_COUNTED, criteria.bathrooms ?? 0) + 1);
  const cities = new Int32Array(index.cities.list.length);
  const districts = new Int32Array(index.districts.list.length);
  let exclusive = 0;
  let premium = 0;

  const count = (at: number, failed: number) => {
    const property = index.properties[at];
    if (!property) return;
    const { add_Type, propertyType } = property;
    const passesBut = (own: number) => (failed & ~own) === 0;
    if (passesBut(OFFER)) offers[add_Type] += 1;
    if (passesBut(TYPE) && propertyType) types[propertyType] = (types[propertyType] ?? 0) + 1;
    if (passesBut(ROOMS)) step(rooms, Math.min(index.rooms[at] ?? 0, rooms.length - 1));
    if (passesBut(BATHROOMS)) step(bathrooms, Math.min(index.bathrooms[at] ?? 0, bathrooms.length - 1));
    // Choosing another city gives the district up.
    if (passesBut(CITY | DISTRICT)) step(cities, index.cities.of[at] ?? -1);
    if (passesBut(DISTRICT)) step(districts, index.districts.of[at] ?? -1);
    if (passesBut(EXCLUSIVE) && property.exclusive) exclusive += 1;
    if (passesBut(PREMIUM) && property.premium) premium += 1;
  };

  const facets = (): Facets => {
    const city = criteria.city === undefined ? undefined : index.cities.find(criteria.city);
    const inside = city === undefined ? undefined : (index.districtsIn.get(city) ?? new Set());
    return {
      counted: true,
      offers,
      types,
      rooms: atLeast(rooms),
      bathrooms: atLeast(bathrooms),
      cities: countedPlaces(index.cities.list, cities),
      districts: countedPlaces(index.districts.list, districts).filter(
        (_, position) => inside === undefined || inside.has(position),
      ),
      exclusive,
      premium,
    };
  };
  return { count, facets };
}

/**
 * The properties that pass, in the order asked for, and what every other choice would leave (specification,
 * section 5): a listing passes when its price amount is within the bounds, a missing amount counts as 0. The page
 * is not looked at.
 */
export function searchListings(index: ListingIndex, criteria: Criteria): Found {
  const { properties } = index;
  const order = criteria.sort && sortOrder(index, criteria.sort);
  const passesBarrier = barrier(index, criteria);
  const failuresAt = failures(index, criteria);
  const tally = createTally(index, criteria);
  const passed: number[] = [];
  for (let place = 0; place < properties.length; place += 1) {
    const at = order ? (order[place] ?? place) : place;
    if (!passesBarrier(at)) continue;
    const failed = failuresAt(at);
    if (failed === 0) passed.push(at);
    tally.count(at, failed);
  }
  return {
    matched: passed.length,
    slice: (start, end) => passed.slice(start, end).flatMap((at) => properties[at] ?? []),
    facets: tally.facets(),
  };
}
