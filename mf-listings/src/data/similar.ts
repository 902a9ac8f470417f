import type { Api, Property } from '@shared/api';
import type { ListingCriteria } from '@shared/listing-search/criteria';
import { queryOptions } from '@shared/facades/query';
import { feedQuery } from './feed.ts';

/** Shown under a property. */
export const SIMILAR_COUNT = 4;

const NEAR_PRICE = 0.3;

/** How much two properties have in common. */
function likeness(a: Property, b: Property): number {
  const isSame = (left: unknown, right: unknown) => left !== undefined && left === right;
  const [price, other] = [a.price?.amount, b.price?.amount];
  const isNear =
    price !== undefined &&
    other !== undefined &&
    Math.abs(price - other) <= NEAR_PRICE * Math.max(price, other);
  const inCity = isSame(a.location.city, b.location.city);
  return (
    (isSame(a.propertyType, b.propertyType) ? 4 : 0) +
    (inCity ? 3 : 0) +
    (inCity && isSame(a.location.district, b.location.district) ? 2 : 0) +
    (isNear ? 2 : 0) +
    (isSame(a.rooms, b.rooms) ? 1 : 0)
  );
}

/** Those of a list that are most like a property and can still be had; of equals the newest. */
export function mostSimilar(property: Property, list: readonly Property[]): readonly Property[] {
  return list
    .filter(({ _id, soldOut }) => _id !== property._id && !soldOut)
    .map((other) => ({ other, score: likeness(property, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SIMILAR_COUNT)
    .map(({ other }) => other);
}

/** So many are looked at of each kind. */
const MOST_LOOKED_AT = 48;

/** Listings of which some may be like one, those that have most in common first: found until there are enough to show. */
async function searchSimilar(
  api: Api,
  { _id, add_Type, propertyType: type, location: { city, district } }: Property,
  signal: AbortSignal,
): Promise<readonly Property[]> {
  const kinds: ListingCriteria[] = [{ type, city, district }, { type, city }, { type }, { city }, {}];
  const found = new Map<string, Property>();
  let asked = '';
  for (const kind of kinds) {
    const described = JSON.stringify(kind);
    if (described === asked) continue;
    asked = described;
    const search = { ...kind, list: add_Type, limit: MOST_LOOKED_AT };
    const { items } = await api.searchListings(search, { signal });
    for (const item of items) if (item._id !== _id && !item.soldOut) found.set(item._id, item);
    if (found.size >= SIMILAR_COUNT) break;
  }
  return [...found.values()];
}

/** Listings like one, searched for, or out of the list that the start-up has fetched or is about to. */
export const similarQuery = (api: Api, property: Property) =>
  queryOptions({
    queryKey: ['similar', property._id],
    queryFn: async ({ client, signal }) => {
      if (api.offers('lists.search'))
        return mostSimilar(property, await searchSimilar(api, property, signal));
      const { items } = await client.fetchQuery(feedQuery(api, property.add_Type));
      return mostSimilar(property, items);
    },
  });
