import { ApiError, type Api, type SlotTimes } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** Free slots of a day; `not-offered` by an API that does not know the call. */
export type FreeSlots = readonly SlotTimes[] | 'not-offered' | 'failed';

/** What every question about free times begins with: a booking is a reason to ask all of them again. */
export const FREE_TIMES = ['free-times'] as const;

/** More than a day of quarter hours is no help to anybody. */
const MOST = 96;

/**
 * Free slots of a day, as a help beside the fields. They are no part of the specification: an API that does not
 * have them, or fails, costs the visitor nothing.
 */
export const freeSlotsQuery = (api: Api, date: string) =>
  queryOptions({
    queryKey: [...FREE_TIMES, 'slots', date],
    queryFn: async ({ signal }): Promise<FreeSlots> => {
      try {
        return (await api.listSlots(date, { signal })).slice(0, MOST);
      } catch (error) {
        return error instanceof ApiError && error.isNotFound ? 'not-offered' : 'failed';
      }
    },
    // Others book, too: each return to a day asks again.
    staleTime: 0,
    gcTime: 0,
  });
