import { ApiError, type Api, type Property } from '@shared/api';
import { isServer, queryOptions } from '@shared/facades/query';
import { findInLists, isWhole } from './find-in-lists.ts';

/** How long what a list says of a property needs no asking again, in milliseconds. */
const KNOWN_FOR_MS = 5 * 60_000;

/** One property; null when there is none, which is an answer and so travels to the browser. */
export const propertyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ client, signal }): Promise<Property | null> => {
      const known = isServer ? undefined : findInLists(client, id, Date.now() - KNOWN_FOR_MS);
      if (known && isWhole(known)) return known;
      try {
        return await api.getProperty(id, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) return null;
        throw error;
      }
    },
  });
