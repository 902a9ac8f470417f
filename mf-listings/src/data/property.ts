import { ApiError, type Api, type Property } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** One property; null when there is none, which is an answer and so travels to the browser. */
export const propertyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ signal }): Promise<Property | null> => {
      try {
        return await api.getProperty(id, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) return null;
        throw error;
      }
    },
  });
