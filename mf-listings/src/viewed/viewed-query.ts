import type { Api, Property } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { forgetViewed } from './forget-viewed.ts';
import { propertyQuery } from '../data/property.ts';

/**
 * Properties that were looked at, in this order: one question where the API searches, else one each. What is sold, let or no longer
 * listed is left out; what is gone for good is forgotten.
 */
export const viewedQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['viewed', ids],
    queryFn: async ({ client, signal }): Promise<readonly Property[]> => {
      const found = new Map<string, Property>();
      const gone = new Set<string>();
      if (api.offers('lists.search')) {
        const { items } = await api.searchListings({ ids, limit: ids.length }, { signal });
        for (const item of items) found.set(item._id, item);
        for (const id of ids) if (!found.has(id)) gone.add(id);
      } else {
        const asked = await Promise.allSettled(ids.map((id) => client.fetchQuery(propertyQuery(api, id))));
        asked.forEach((answer, at) => {
          const id = ids[at] ?? '';
          if (answer.status === 'rejected') return;
          if (answer.value) found.set(id, answer.value);
          else gone.add(id);
        });
      }
      forgetViewed(gone);
      return ids.flatMap((id) => found.get(id) ?? []).filter(({ soldOut }) => !soldOut);
    },
  });
