import type { ListingCriteria } from '../criteria.ts';
import { createTally, type Facets } from '../facets.ts';
import type { Listed, ListingIndex } from './listing-index.ts';
import { plainKeyword, type KeywordMatches, type KeywordSearch } from './plain-keyword.ts';
import { sortOrder } from './sort-order.ts';

export interface Found<Listing> {
  /** How many pass. */
  matched: number;
  /** Those from `start` up to `end`, in the order asked for. */
  slice(start: number, end: number): readonly Listing[];
  facets: Facets;
  /** What comes closest where the keyword is answered by nothing that passes the other filters. */
  nearest?: Nearest<Listing>;
}

/** Travels in the document. */
export interface Nearest<Listing> {
  items: readonly Listing[];
  /** What was let go of the keyword, as it was typed. */
  letGo: readonly string[];
}

/** The filters without choices to count, and the amenities: bounds, keyword, a selection of listings. */
function barrier(
  { amount, area, listings }: ListingIndex,
  criteria: ListingCriteria,
  mentions: Uint8Array | undefined,
): (at: number) => boolean {
  const { min = -Infinity, max = Infinity, minSize, maxSize, amenities, ids } = criteria;
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
    const listing = listings[at];
    if (amenities && !amenities.every((amenity) => listing?.amenities?.includes(amenity))) return false;
    return chosen === undefined || chosen.has(listing?._id ?? '');
  };
}

/** Those for sale and those for rent by turns, as a list of both deals shows them; each in the order given. */
function takeTurns({ rows }: ListingIndex, positions: readonly number[]): readonly number[] {
  const [sale, rent] = (['sell', 'rent'] as const).map((offer) =>
    positions.filter((at) => rows[at]?.offer === offer),
  );
  if (!sale?.length || !rent?.length) return positions;
  return Array.from({ length: Math.max(sale.length, rent.length) }, (_, turn) =>
    [sale[turn], rent[turn]].filter((at) => at !== undefined),
  ).flat();
}

/** Positions that pass, in the order asked for, and the counts of all choices. */
function pass(index: ListingIndex, criteria: ListingCriteria, matches: KeywordMatches | undefined) {
  const { listings } = index;
  const order = criteria.sort && sortOrder(index, criteria.sort);
  const passesBarrier = barrier(index, criteria, matches?.mask);
  const tally = createTally(index, criteria);
  const amenities: Record<string, number> = {};
  for (const listing of listings) for (const amenity of listing.amenities ?? []) amenities[amenity] = 0;
  const passed: number[] = [];
  for (let place = 0; place < listings.length; place += 1) {
    const at = order ? (order[place] ?? place) : place;
    if (!passesBarrier(at) || !tally.count(at)) continue;
    passed.push(at);
    // Each one chosen narrows the list further: what has them all counts for its others.
    for (const amenity of listings[at]?.amenities ?? []) amenities[amenity] = (amenities[amenity] ?? 0) + 1;
  }
  const facets = (): Facets => ({ ...tally.facets(), amenities });
  if (order) return { passed, facets };
  const taken = takeTurns(index, passed);
  return { passed: matches?.sorted?.(taken) ?? taken, facets };
}

const MOST_NEAREST = 24;

function nearestOf<Listing extends Listed>(
  index: ListingIndex<Listing>,
  criteria: ListingCriteria,
  keyword: KeywordSearch,
): Nearest<Listing> | undefined {
  for (const matches of keyword.nearest?.(index, criteria.q ?? '') ?? []) {
    const { passed } = pass(index, criteria, matches);
    if (passed.length === 0) continue;
    const items = passed.slice(0, MOST_NEAREST).flatMap((at) => index.listings[at] ?? []);
    return { items, letGo: matches.letGo.map(({ text }) => text) };
  }
  return undefined;
}

/**
 * The listings that pass, in the order asked for, and what every other choice would leave (specification,
 * section 5): a listing passes when its price amount is within the bounds, a missing amount counts as 0. Without another
 * order, those come first that answer the keyword better, and those for sale and for rent take turns; sorted by a measure, what
 * is equal comes as it stands, those for sale first. The API's search orders and counts alike.
 */
export function searchListings<Listing extends Listed>(
  index: ListingIndex<Listing>,
  criteria: ListingCriteria,
  keyword: KeywordSearch = plainKeyword,
): Found<Listing> {
  const { listings } = index;
  const { q } = criteria;
  const { passed, facets } = pass(index, criteria, q === undefined ? undefined : keyword.match(index, q));
  const nearest = q !== undefined && passed.length === 0 ? nearestOf(index, criteria, keyword) : undefined;
  return {
    matched: passed.length,
    slice: (start, end) => passed.slice(start, end).flatMap((at) => listings[at] ?? []),
    facets: facets(),
    ...(nearest && { nearest }),
  };
}
