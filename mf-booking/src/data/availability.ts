import type { Api, Slot } from '@shared/api';
import { queryOptions } from '@shared/facades/query';
import { openAttemptAt } from '../appointment/attempt.ts';

/** What a check has found; `unchecked` when it failed. */
export type CheckedSlot = 'free' | 'taken' | 'unchecked';

/**
 * Whether a slot is free. A check that fails is logged and stands in nobody's way (specification, section 8): the API refuses a
 * taken slot anyway. But what nobody has checked is not called free. An answer to a slot that the visitor has left is never seen.
 */
export const availabilityQuery = (api: Api, slot: Slot) =>
  queryOptions({
    queryKey: ['availability', slot.date, slot.fromTime, slot.toTime],
    queryFn: async ({ signal }): Promise<CheckedSlot> => {
      try {
        // A booking of one's own, to which no answer came, must not stand in the way of its repetition.
        const idempotencyKey = openAttemptAt(slot);
        return (await api.checkAvailability(slot, { signal, idempotencyKey })) ? 'free' : 'taken';
      } catch (error) {
        if (!signal.aborted) console.error('the availability of the slot could not be checked', error);
        return 'unchecked';
      }
    },
    // Another visitor may have booked since: each return to a slot asks again.
    staleTime: 0,
    gcTime: 0,
  });
