import type { Api, OfferedDay } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { FREE_TIMES } from './free-slots.ts';

/** Days to choose from, and what draws them. */
export interface FreeDays<Part> {
  days: readonly OfferedDay[];
  part: Part;
}

/**
 * Days that may be booked with what is free on each, of an API with the extension `appointments.days`, together with the
 * code that shows them: neither is of use alone. An answer without a day is a failure, since there is always today.
 */
export const freeDaysQuery = <Part>(api: Api, load: () => Promise<Part>) =>
  queryOptions({
    queryKey: [...FREE_TIMES, 'days'],
    queryFn: async ({ signal }): Promise<FreeDays<Part>> => {
      const [part, days] = await Promise.all([load(), api.listDays({ signal })]);
      if (days.length === 0) throw new Error('the API offers no days');
      return { part, days };
    },
    // Others book, too: each visit to the form asks again.
    staleTime: 0,
    gcTime: 0,
  });
