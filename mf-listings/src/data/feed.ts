import type { AddType, Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** Everything that a feed holds. For the browser only: on the server it would travel in the document. */
export const feedQuery = (api: Api, addType: AddType) =>
  queryOptions({
    queryKey: ['listings', 'feed', addType],
    queryFn: ({ signal }) => listFeed(api, addType, { signal }),
  });

/** One feed of the API, for sale or for rent (specification, section 7). */
export const listFeed = (api: Api, addType: AddType, options: { limit?: number; signal?: AbortSignal }) =>
  addType === 'sell' ? api.listSale(options) : api.listRent(options);
