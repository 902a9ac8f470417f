import { isRecord } from '@shared/contract';
import type { Facets } from '@shared/listing-search/facets';
import { AMENITIES } from '../entities/amenities.ts';
import { PROPERTY_TYPES, RENT_TYPES } from '../entities/property.ts';
import { readText } from '../values/texts.ts';
import { readCount } from '../values/values.ts';
import { readRecord, withDefault } from './record.ts';

const readListOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] =>
    Array.isArray(value) ? value.flatMap((item: unknown) => read(item) ?? []) : [];

/** Counts by names that the site knows. */
const readCountsOf =
  (known: readonly string[]) =>
  (value: unknown): Record<string, number> =>
    Object.fromEntries(
      known.flatMap((name) => {
        const count = isRecord(value) && Object.hasOwn(value, name) ? readCount(value[name]) : undefined;
        return count === undefined ? [] : [[name, count] as const];
      }),
    );

const readNumber = withDefault(readCount, 0);
const readPlaceFields = readRecord({ name: readText, name_en: readText, count: readNumber });

function readPlace(value: unknown) {
  const place = readPlaceFields(value);
  const name = place?.name;
  return place && name !== undefined ? { ...place, name } : undefined;
}

const readFacetFields = readRecord({
  offers: readRecord({ sell: readNumber, rent: readNumber }),
  types: readCountsOf(PROPERTY_TYPES),
  rentTypes: readCountsOf(RENT_TYPES),
  rooms: readListOf(readCount),
  bathrooms: readListOf(readCount),
  cities: readListOf(readPlace),
  districts: readListOf(readPlace),
  exclusive: readNumber,
  premium: readNumber,
  amenities: readCountsOf(AMENITIES),
});

/** Reads counts of a search; undefined for what holds none. */
export function readFacets(value: unknown): Facets | undefined {
  const fields = readFacetFields(value);
  const offers = fields?.offers;
  return fields && offers && { ...fields, offers };
}

/** Reads a list of counts; undefined for what is none. */
export function readCounts(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const counts = value.flatMap((count) => readCount(count) ?? []);
  return counts.length === value.length ? counts : undefined;
}

const readPart = readRecord({ text: readText });
const readParts = readListOf((value) => readPart(value)?.text);

/** Reads what a search let go of the words; undefined where it let nothing go. */
export const readLetGo = (value: unknown): readonly string[] | undefined =>
  isRecord(value) ? readParts(value['letGo']) : undefined;
