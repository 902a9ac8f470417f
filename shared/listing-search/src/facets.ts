import { LEAST_COUNTS, type ListingCriteria } from './criteria.ts';
import type { Place, Places } from './places.ts';
import type { Offer } from './reading/parts.ts';

export interface CountedPlace extends Place {
  count: number;
}

/** How many listings each choice would leave: all other filters applied, its own left out. */
export interface Facets {
  offers: Readonly<Record<Offer, number>>;
  /** The types that the list has at all. */
  types: Readonly<Record<string, number>>;
  /** What the rents of the list are for, where they say it. */
  rentTypes: Readonly<Record<string, number>>;
  /** How many have at least so many, from 0. */
  rooms: readonly number[];
  bathrooms: readonly number[];
  cities: readonly CountedPlace[];
  /** Those of the chosen city; all when none is chosen. */
  districts: readonly CountedPlace[];
  exclusive: number;
  premium: number;
  /** Those that some listing offers, with how many would be left if it were asked for too. */
  amenities: Readonly<Record<string, number>>;
}

/** What filters with choices look at: of one listing, or of many that agree in it. */
export interface Choices {
  offer: Offer;
  type: string | null | undefined;
  /** Of a rental alone. */
  rentType: string | null | undefined;
  rooms: number | null | undefined;
  bathrooms: number | null | undefined;
  exclusive: boolean;
  premium: boolean;
}

/** Rows of a list with the places in which they lie, by position. */
export interface ChoiceTable<Row extends Choices = Choices> {
  rows: readonly Row[];
  cities: Places;
  districts: Places;
}

/** The filters with choices but the amenities, of which each one narrows further. */
type Filters = Pick<
  ListingCriteria,
  'offer' | 'type' | 'rentType' | 'rooms' | 'bathrooms' | 'city' | 'district' | 'exclusive' | 'premium'
>;

// A filter that a row fails, as a bit: one that fails a single filter counts for that filter's other choices.
const OFFER = 1;
const TYPE = 2;
const ROOMS = 4;
const BATHROOMS = 8;
const CITY = 16;
const DISTRICT = 32;
const EXCLUSIVE = 64;
const PREMIUM = 128;
const RENT_TYPE = 256;

function failuresOf({ rows, cities, districts }: ChoiceTable, filters: Filters): (at: number) => number {
  const { offer, type, rentType, rooms = 0, bathrooms = 0, city, district, exclusive, premium } = filters;
  const wantedCity = city === undefined ? undefined : cities.find(city);
  const wantedDistrict = district === undefined ? undefined : districts.find(district);
  // A place that is not in the list is at -1, as are rows without one: nothing is there.
  const isElsewhere = (places: Places, wanted: number | undefined, at: number) =>
    wanted !== undefined && (wanted < 0 || places.of[at] !== wanted);
  return (at) => {
    const row = rows[at];
    if (!row) return 0;
    return (
      (offer !== undefined && row.offer !== offer ? OFFER : 0) |
      (type !== undefined && row.type !== type ? TYPE : 0) |
      (rentType !== undefined && row.rentType !== rentType ? RENT_TYPE : 0) |
      ((row.rooms ?? 0) < rooms ? ROOMS : 0) |
      ((row.bathrooms ?? 0) < bathrooms ? BATHROOMS : 0) |
      (isElsewhere(cities, wantedCity, at) ? CITY : 0) |
      (isElsewhere(districts, wantedDistrict, at) ? DISTRICT : 0) |
      (exclusive && !row.exclusive ? EXCLUSIVE : 0) |
      (premium && !row.premium ? PREMIUM : 0)
    );
  };
}

/** How many have at least so many, out of how many have exactly so many. */
function atLeast(exactly: Int32Array): readonly number[] {
  const sums = [...exactly];
  for (let at = sums.length - 2; at >= 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at + 1] ?? 0);
  return sums;
}

/** What is chosen by name, at nothing yet. */
function namesAtZero(names: Iterable<string | null | undefined>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) if (name) counts[name] = 0;
  return counts;
}

const passesBut = (failed: number, own: number) => (failed & ~own) === 0;

/** One filter at most, a place counting as one. */
const failsOneFilter = (failed: number) => {
  const filters = passesBut(failed, CITY | DISTRICT) ? 0 : failed;
  return (filters & (filters - 1)) === 0;
};

const step = (counts: Int32Array, at: number, by: number) => {
  if (at >= 0) counts[at] = (counts[at] ?? 0) + by;
};

const countedPlaces = ({ list }: Places, counts: Int32Array): CountedPlace[] =>
  list.map(({ name, name_en }, position) => ({
    name,
    ...(name_en !== undefined && { name_en }),
    count: counts[position] ?? 0,
  }));

/** Which districts lie in a city. */
function districtsIn({ cities, districts }: ChoiceTable, city: number): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const [at, each] of cities.of.entries()) if (each === city) inside.add(districts.of[at] ?? -1);
  return inside;
}

/** Counts what each choice would leave. */
export interface Tally {
  /**
   * Counts what stands at a position, so many times; returns whether it passes the filters.
   * @param by how many of it pass all that is no filter with choices; 1 when left out
   */
  count(at: number, by?: number): boolean;
  /** All but the amenities, of which whoever counts knows which there are. */
  facets(): Omit<Facets, 'amenities'>;
}

export function createTally(table: ChoiceTable, filters: Filters): Tally {
  const { rows, cities, districts } = table;
  const failuresAt = failuresOf(table, filters);
  const offers = { sell: 0, rent: 0 };
  const types = namesAtZero(rows.map(({ type }) => type));
  const rentTypes = namesAtZero(rows.map(({ rentType }) => rentType));
  // The last one stands for itself and all beyond.
  const most = LEAST_COUNTS.length;
  const rooms = new Int32Array(Math.max(most, filters.rooms ?? 0) + 1);
  const bathrooms = new Int32Array(Math.max(most, filters.bathrooms ?? 0) + 1);
  const inCities = new Int32Array(cities.list.length);
  const inDistricts = new Int32Array(districts.list.length);
  let exclusive = 0;
  let premium = 0;
  return {
    count(at, by = 1) {
      const row = rows[at];
      if (!row) return false;
      const failed = failuresAt(at);
      // Most fail several filters, and count for no choice.
      if (!failsOneFilter(failed)) return false;
      if (passesBut(failed, OFFER)) offers[row.offer] += by;
      if (passesBut(failed, TYPE) && row.type) types[row.type] = (types[row.type] ?? 0) + by;
      if (passesBut(failed, RENT_TYPE) && row.rentType)
        rentTypes[row.rentType] = (rentTypes[row.rentType] ?? 0) + by;
      if (passesBut(failed, ROOMS)) step(rooms, Math.min(row.rooms ?? 0, rooms.length - 1), by);
      if (passesBut(failed, BATHROOMS))
        step(bathrooms, Math.min(row.bathrooms ?? 0, bathrooms.length - 1), by);
      // Choosing another city gives the district up.
      if (passesBut(failed, CITY | DISTRICT)) step(inCities, cities.of[at] ?? -1, by);
      if (passesBut(failed, DISTRICT)) step(inDistricts, districts.of[at] ?? -1, by);
      if (passesBut(failed, EXCLUSIVE) && row.exclusive) exclusive += by;
      if (passesBut(failed, PREMIUM) && row.premium) premium += by;
      return failed === 0;
    },
    facets() {
      const { city } = filters;
      const inside = city === undefined ? undefined : districtsIn(table, cities.find(city));
      return {
        offers,
        types,
        rentTypes,
        rooms: atLeast(rooms),
        bathrooms: atLeast(bathrooms),
        cities: countedPlaces(cities, inCities),
        districts: countedPlaces(districts, inDistricts).filter(
          (_, position) => inside === undefined || inside.has(position),
        ),
        exclusive,
        premium,
      };
    },
  };
}
