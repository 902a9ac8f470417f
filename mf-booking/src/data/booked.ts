import { ApiError, type Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** The appointment of a private link; null when the link opens none. */
export const bookedQuery = (api: Api, link: string) =>
  queryOptions({
    queryKey: ['booked', link],
    queryFn: async ({ signal }) => {
      try {
        return await api.findAppointment(link, { signal });
      } catch (error) {
        if (error instanceof ApiError && (error.isNotFound || error.isRefused)) return null;
        throw error;
      }
    },
    // What the office has changed meanwhile is seen at the next look.
    staleTime: 0,
  });
