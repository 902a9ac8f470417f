import type { Api, Property } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { coordinatesOf, distanceBetween, type Coordinates } from '../property/distance.ts';
import { feedQuery } from './feed.ts';

/** Shown under a property. */
export const NEARBY_COUNT = 5;

/** What is further is not nearby, in metres; an API with `lists.near` says the same. */
const FURTHEST = 30_000;

export interface NearbyProperty {
  property: Property;
  /** Metres as the crow flies. */
  distance: number;
}

/** Those of a list that stand nearest and can still be had; whoever has no coordinates of its own stands nowhere. */
export function nearest(here: Coordinates, id: string, list: readonly Property[]): readonly NearbyProperty[] {
  return list
    .flatMap((property) => {
      const there = coordinatesOf(property.location);
      if (!there || property._id === id || property.soldOut) return [];
      const distance = distanceBetween(here, there);
      return distance <= FURTHEST ? { property, distance } : [];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEARBY_COUNT);
}

/** Listings of the same deal near one, asked for by its place, or out of the list that the start-up has fetched or is about to. */
export const nearbyQuery = (api: Api, { _id, add_Type }: Property, here: Coordinates) =>
  queryOptions({
    queryKey: ['nearby', _id],
    queryFn: async ({ client, signal }) => {
      // One more than is shown: it is nearest to itself.
      const list = api.offers('lists.near')
        ? await api.listNear({ ...here, list: add_Type, limit: NEARBY_COUNT + 1 }, { signal })
        : (await client.fetchQuery(feedQuery(api, add_Type))).items;
      return nearest(here, _id, list);
    },
  });
