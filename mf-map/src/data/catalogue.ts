import { ADD_TYPES, type AddType, type Api, type Property } from '@shared/api';
import { queryOptions, type QueryClient } from '@shared/facades/query';

/** Everything that a deal's list holds (specification, section 7). For the browser: on the server it would travel in the document. */
const feedQuery = (api: Api, offer: AddType) =>
  queryOptions({
    queryKey: ['map', 'feed', offer],
    queryFn: ({ signal }) => listFeed(api, offer, { signal }),
  });

export const listFeed = (api: Api, offer: AddType, options: { limit?: number; signal?: AbortSignal }) =>
  offer === 'sell' ? api.listSale(options) : api.listRent(options);

/** Both deals, or the one that is asked for. */
export const dealsOf = (offer: AddType | undefined): readonly AddType[] => (offer ? [offer] : ADD_TYPES);

export interface Catalogue {
  /** In the order in which lists of the site show them. */
  listings: readonly Property[];
  /** Deals whose list could not be had, where the other one could. */
  missing: readonly AddType[];
}

/**
 * What arrived of some deals' lists, in the order of a list of both (decisions, "Search"); fails as the first of them did when
 * nothing arrived.
 * @param load one deal's list
 */
export async function gather(
  deals: readonly AddType[],
  load: (offer: AddType) => Promise<readonly Property[]>,
): Promise<Catalogue> {
  const ordering = import('./listing-order.ts');
  // Handled below; until then a failed chunk must not count as unhandled.
  ordering.catch(() => undefined);
  const results = await Promise.allSettled(deals.map(load));
  const failure = results.find((result) => result.status === 'rejected');
  const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (arrived.length === 0 && failure) throw failure.reason;
  const { inListOrder } = await ordering;
  return {
    listings: inListOrder(arrived.flat()),
    missing: deals.filter((_, position) => results[position]?.status === 'rejected'),
  };
}

const wholeFeed = async (client: QueryClient, api: Api, offer: AddType) =>
  (await client.fetchQuery(feedQuery(api, offer))).items;

/** All listings: what the map shows, and what an area is looked through for. */
export const catalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: ['map', 'catalogue'],
    queryFn: ({ client }) => gather(ADD_TYPES, (offer) => wholeFeed(client, api, offer)),
  });
