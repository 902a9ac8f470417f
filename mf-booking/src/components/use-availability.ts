import type { Slot } from '@shared/api';
import { useApi } from '@shared/remote-kit';
import { useQuery, useQueryClient } from '@shared/facades/query';
import { availabilityQuery, type CheckedSlot } from '../data/availability.ts';

/**
 * `closed`: no matter whether it is free, nobody is there or it may not be booked. `unchecked`: the check failed; it may be booked
 * all the same, and nothing says that it is free.
 */
export type Availability = 'unknown' | 'closed' | 'checking' | 'conflict' | 'available' | 'unchecked';

const OF_CHECKED: Readonly<Record<CheckedSlot, Availability>> = {
  free: 'available',
  taken: 'conflict',
  unchecked: 'unchecked',
};

/** The state of a slot, re-checked whenever it becomes another one (specification, section 4). */
export function useAvailability(slot: Slot | undefined): {
  availability: Availability;
  /** The API refused a slot that was free when it was checked. */
  markTaken(taken: Slot): void;
} {
  const api = useApi();
  const client = useQueryClient();
  const { data, isFetching } = useQuery({
    ...availabilityQuery(api, slot ?? { date: '', fromTime: '', toTime: '' }),
    enabled: slot !== undefined,
  });
  const state = (): Availability => {
    if (!slot) return 'unknown';
    if (isFetching || data === undefined) return 'checking';
    return OF_CHECKED[data];
  };
  return {
    availability: state(),
    markTaken: (taken) => client.setQueryData(availabilityQuery(api, taken).queryKey, 'taken'),
  };
}
