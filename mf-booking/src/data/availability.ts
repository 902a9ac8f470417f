import type { Api, Slot } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { openAttemptAt } from '../appointment/attempt.ts';

/**
 * Whether a slot is free. A check that fails is logged and counts as free (specification, section 8): the
 * API refuses a taken slot anyway. An answer to a slot that the visitor has left is never seen.
 */
export const availabilityQuery = (api: Api, slot: Slot) =>
  queryOptions({
    queryKey: ['availability', slot.date, slot.fromTime, slot.toTime],
    queryFn: async ({ signal }) => {
      try {
        // A booking of one's own, to which no answer came, must not stand in the way of its repetition.
        return await api.checkAvailability(slot, { signal, idempotencyKey: openAttemptAt(slot) });
      } catch (error) {
        if (!signal.aborted) console.error('the availability of the slot could not be checked', error);
        return true;
      }
    },
    // Another visitor may have booked since: each return to a slot asks again.
    staleTime: 0,
    gcTime: 0,
  });
