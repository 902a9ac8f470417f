import { ApiError, type Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** The property that the visitor came from; null when there is none. */
export const viewedPropertyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ signal }) => {
      try {
        return await api.getProperty(id, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) return null;
        throw error;
      }
    },
  });
