import type { AddType, Api, Property } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { placesOf, type Place } from '@shared/listing-search/places';

/** A city or district in which something is offered. */
export interface OfferedPlace extends Place {
  kind: 'city' | 'district';
}

interface CountedPlace extends OfferedPlace {
  count: number;
}

function countPlaces(properties: readonly Property[], kind: OfferedPlace['kind']): CountedPlace[] {
  const { list, of } = placesOf(
    properties.map(({ location }) => ({ name: location[kind], name_en: location[`${kind}_en`] })),
  );
  const counts = list.map(() => 0);
  for (const position of of) if (position >= 0) counts[position] = (counts[position] ?? 0) + 1;
  return list.map((place, position) => ({ ...place, kind, count: counts[position] ?? 0 }));
}

async function countedPlaces(api: Api, deal: AddType, signal: AbortSignal): Promise<CountedPlace[]> {
  if (api.offers('lists.search')) {
    // The counts are wanted; no list at all cannot be asked for.
    const { facets } = await api.searchListings({ list: deal, limit: 1 }, { signal });
    return [
      ...(facets?.cities ?? []).map((place) => ({ ...place, kind: 'city' as const })),
      ...(facets?.districts ?? []).map((place) => ({ ...place, kind: 'district' as const })),
    ];
  }
  const { items } = await (deal === 'sell' ? api.listSale({ signal }) : api.listRent({ signal }));
  return [...countPlaces(items, 'city'), ...countPlaces(items, 'district')];
}

/**
 * Where something is for sale or for rent: cities, then districts, each those with the most first. Of the API's own counts where it has
 * the extension `lists.search`, else of its list. For the browser alone, when the field is used.
 */
export const placesQuery = (api: Api, deal: AddType) =>
  queryOptions({
    queryKey: ['home', 'places', deal],
    queryFn: async ({ signal }): Promise<readonly OfferedPlace[]> => {
      const places = await countedPlaces(api, deal, signal);
      return places
        .filter(({ count }) => count > 0)
        .toSorted(
          (a, b) => Number(a.kind === 'district') - Number(b.kind === 'district') || b.count - a.count,
        );
    },
  });
