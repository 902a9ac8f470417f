import type { Sort } from '../criteria.ts';
import { numbersOf, type Listed, type ListingIndex } from './listing-index.ts';

const MONTHS = 12;

const perMonth = ({ add_Type, rentType }: Listed, amount: number | undefined) =>
  amount !== undefined && add_Type === 'rent' && rentType === 'yearly' ? amount / MONTHS : amount;

/** Without its area a price of the metre would be the price of the whole. */
const perMetre = ({ price, area }: Listed) =>
  price?.amount !== undefined && area ? Math.round(price.amount / area) : undefined;

/** What a list is sorted by; a year's rent counts for a month. */
const MEASURES = {
  /** Milliseconds since 1970. */
  published: ({ publishedAt }: Listed) => (publishedAt === undefined ? undefined : Date.parse(publishedAt)),
  price: (listing: Listed) => perMonth(listing, listing.price?.amount),
  perMetre: (listing: Listed) => perMonth(listing, perMetre(listing)),
  area: ({ area, size }: Listed) => area ?? size,
};

type Measure = keyof typeof MEASURES;

const ORDERS: Readonly<Record<Sort, { measure: Measure; sign: 1 | -1 }>> = {
  newest: { measure: 'published', sign: -1 },
  'price-asc': { measure: 'price', sign: 1 },
  'price-desc': { measure: 'price', sign: -1 },
  'metre-asc': { measure: 'perMetre', sign: 1 },
  'metre-desc': { measure: 'perMetre', sign: -1 },
  'area-asc': { measure: 'area', sign: 1 },
  'area-desc': { measure: 'area', sign: -1 },
};

const sorted = new WeakMap<ListingIndex, Map<Sort, Uint32Array>>();

/**
 * Positions of a list's listings in an order, found once a list; what cannot be measured comes last, whichever
 * way the order runs, and equals stay as they stood.
 */
export function sortOrder(index: ListingIndex, sort: Sort): Uint32Array {
  const orders = sorted.get(index) ?? new Map<Sort, Uint32Array>();
  sorted.set(index, orders);
  const known = orders.get(sort);
  if (known) return known;
  const { measure, sign } = ORDERS[sort];
  const values = numbersOf(index.listings, MEASURES[measure]);
  const valueAt = (at: number) => values[at] ?? Number.NaN;
  const order = Uint32Array.from(index.listings, (_, at) => at).sort((a, b) => {
    const [left, right] = [valueAt(a), valueAt(b)];
    if (Number.isNaN(left) || Number.isNaN(right)) {
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
    }
    return sign * (left - right) || a - b;
  });
  orders.set(sort, order);
  return order;
}
