import { SORTS, type ListingCriteria } from './criteria.ts';

/** What the site knows of listings, by which an address is read. */
export interface KnownChoices<Type extends string, RentType extends string, Amenity extends string> {
  types: readonly Type[];
  rentTypes: readonly RentType[];
  amenities: readonly Amenity[];
  /** A whole number as a visitor types it; undefined for what is none. */
  readNumber(typed: string | null): number | undefined;
}

/** What an address asks of a list, beside a selection. */
export interface ReadFilters<
  Type extends string,
  RentType extends string,
  Amenity extends string,
> extends Omit<ListingCriteria, 'ids'> {
  type?: Type | undefined;
  rentType?: RentType | undefined;
  /** In the order in which the site knows them. */
  amenities?: readonly Amenity[] | undefined;
}

const OFFERS = ['sell', 'rent'] as const;
const LONGEST_TEXT = 100;
const MOST_LEAST = 99;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((item) => item === value);

/** Without the null character, which no name holds and a database refuses. */
const readWords = (value: string | null) =>
  value?.replaceAll('\0', '').trim().slice(0, LONGEST_TEXT) || undefined;

const readLeast = (count: number | undefined) =>
  count !== undefined && count > 0 ? Math.min(count, MOST_LEAST) : undefined;

/** `1`, as an address says that something is set. */
export const readMark = (value: string | null): true | undefined => (value === '1' ? true : undefined);

/** Of `garden,pool`, or as a form without scripts sends it, `garden` and `pool`. */
function readSome<T extends string>(
  known: readonly T[],
  values: readonly string[],
): readonly T[] | undefined {
  const asked = new Set(values.join().split(','));
  const some = known.filter((each) => asked.has(each));
  return some.length > 0 ? some : undefined;
}

/** Filters and order out of a query string, the same wherever a list is asked for; whatever cannot be used counts as not asked. */
export function readFilters<Type extends string, RentType extends string, Amenity extends string>(
  search: URLSearchParams,
  { types, rentTypes, amenities, readNumber }: KnownChoices<Type, RentType, Amenity>,
): ReadFilters<Type, RentType, Amenity> {
  const numberOf = (name: string) => readNumber(search.get(name));
  return {
    offer: oneOf(OFFERS, search.get('offer')),
    type: oneOf(types, search.get('type')),
    rentType: oneOf(rentTypes, search.get('rentType')),
    min: numberOf('min'),
    max: numberOf('max'),
    rooms: readLeast(numberOf('rooms')),
    bathrooms: readLeast(numberOf('bathrooms')),
    city: readWords(search.get('city')),
    district: readWords(search.get('district')),
    minSize: numberOf('minSize'),
    maxSize: numberOf('maxSize'),
    exclusive: readMark(search.get('exclusive')),
    premium: readMark(search.get('premium')),
    amenities: readSome(amenities, search.getAll('amenities')),
    q: readWords(search.get('q')),
    sort: oneOf(SORTS, search.get('sort')),
  };
}
