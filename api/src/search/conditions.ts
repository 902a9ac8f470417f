import type { Bounds, Offer, QueryPart, Target, Vocabulary } from '@shared/listing-search';
import type { Sort } from '@shared/listing-search/criteria';
import { amenityBits } from './amenity-bits.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** SQL with its parameters, numbered from `$1` on. */
export interface Sql {
  text: string;
  parameters: unknown[];
}

/** What no group says of its listings, as conditions. */
export interface Barrier extends Sql {
  /** Whether few listings of a large catalogue pass it: those that have a word, are new, or are asked for by name. */
  isNarrow: boolean;
}

/** What no group says of its listings: bounds, words, amenities, a selection, since when and until when they are shown. */
type Bounded = Pick<
  SearchCriteria,
  'min' | 'max' | 'minSize' | 'maxSize' | 'amenities' | 'ids' | 'licensedOn' | 'since'
>;

/** As PostgreSQL writes an array: of thousands, the driver would quote each one. */
export const listOfNumbers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** Collects parameters and gives their names. */
function naming(parameters: unknown[]) {
  return (value: unknown, type: string) => `$${parameters.push(value)}::${type}`;
}

const number = 'double precision';

/** Conditions on rows of `listing_search`; without any, `text` is empty. */
export function barrierOf(
  { min, max, minSize, maxSize, amenities, ids, licensedOn, since }: Bounded,
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
): Barrier {
  const parameters: unknown[] = [];
  const name = naming(parameters);
  const within = (column: string, bounds: Bounds) => [
    ...(bounds.min === undefined ? [] : [`${column} >= ${name(bounds.min, number)}`]),
    ...(bounds.max === undefined ? [] : [`${column} <= ${name(bounds.max, number)}`]),
  ];
  const bounds = (low: number | undefined, high: number | undefined): Bounds => ({
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
  });
  const wanted = amenities && name(amenityBits(amenities), 'integer');
  const conditions = [
    ...within('amount', bounds(min, max)),
    ...within('size', bounds(minSize, maxSize)),
    ...(wanted === undefined ? [] : [`amenities & ${wanted} = ${wanted}`]),
    ...(licensedOn === undefined ? [] : [`licensed_until >= ${name(licensedOn, 'date')}`]),
    ...(since === undefined ? [] : [`published > ${name(since, 'timestamptz')}`]),
    ...(ids ? [`listing_id = ANY(${name(ids, 'text[]')})`] : []),
    ...parts.flatMap((part) => {
      if (part.kind === 'word') return [`words && ${name(vocabulary.find(part.word).all, 'integer[]')}`];
      if (part.kind === 'price') return within('price', part);
      return part.kind === 'size' ? within('size', part) : [];
    }),
  ];
  const isNarrow = ids !== undefined || since !== undefined || parts.some(({ kind }) => kind === 'word');
  return { text: conditions.join(' AND '), parameters, isNarrow };
}

const ORDERS: Readonly<Record<Sort, string>> = {
  newest: 'published DESC NULLS LAST, listed DESC NULLS LAST',
  'price-asc': 'month_price ASC NULLS LAST',
  'price-desc': 'month_price DESC NULLS LAST',
  'metre-asc': 'per_metre ASC NULLS LAST',
  'metre-desc': 'per_metre DESC NULLS LAST',
  'area-asc': 'size ASC NULLS LAST',
  'area-desc': 'size DESC NULLS LAST',
};

/** How well a word is met, as in the browser: in the text, as a part of a word of the name or place, as such a word. */
function scoreOf(word: string, vocabulary: Vocabulary, name: ReturnType<typeof naming>): string {
  const { exact, all } = vocabulary.find(word);
  const exactly = exact.length > 0 ? `WHEN head && ${name(exact, 'integer[]')} THEN 2 ` : '';
  const partly = all.length > exact.length ? `WHEN head && ${name(all, 'integer[]')} THEN 1 ` : '';
  return exactly + partly === '' ? '0' : `CASE ${exactly}${partly}ELSE 0 END`;
}

/** From here on ordinals are of listings for rent, so that a list of both deals holds one after the other. */
export const FIRST_RENT = 2 ** 50;

/** Written out, so that the planner knows which indexes hold one deal alone. */
export const isOfDeal = (offer: Offer): string => `ordinal ${offer === 'rent' ? '>=' : '<'} ${FIRST_RENT}`;

const COLUMNS =
  'listing_id, ordinal, rooms, bathrooms, price, month_price, per_metre, size, published, listed';

/** How rows of a search are ordered, with the columns that takes. */
export interface SearchOrder {
  /** What is worked out of a row on the way, ready for `SELECT`. */
  columns: string;
  /** Ready for `ORDER BY`. */
  by: string;
}

/** The order of one list by a measure; equals stay as they stand. */
export const sortedBy = (sort: Sort): SearchOrder => ({ columns: COLUMNS, by: `${ORDERS[sort]}, ordinal` });

/**
 * The order of what answers words, the best first; parameters are added to those given.
 * @param takesTurns whether those for sale and those for rent take turns where they answer equally well
 */
export function orderOfAnswers(
  kept: readonly QueryPart[],
  targets: readonly Target[],
  vocabulary: Vocabulary,
  parameters: unknown[],
  takesTurns: boolean,
): SearchOrder {
  const name = naming(parameters);
  const scores = kept.flatMap((part) => (part.kind === 'word' ? [scoreOf(part.word, vocabulary, name)] : []));
  const distances = targets.map(
    ({ measure, value }) => `abs(${measure} - ${name(value, number)}) ASC NULLS LAST`,
  );
  const turn = `row_number() OVER (PARTITION BY ordinal >= ${FIRST_RENT} ORDER BY ordinal) AS turn`;
  return {
    columns: [
      COLUMNS,
      ...(takesTurns ? [turn] : []),
      ...(scores.length > 0 ? [`${scores.join(' + ')} AS score`] : []),
    ].join(', '),
    by: [
      ...(scores.length > 0 ? ['score DESC'] : []),
      ...distances,
      ...(takesTurns ? ['turn'] : []),
      'ordinal',
    ].join(', '),
  };
}
