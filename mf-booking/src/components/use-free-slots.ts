import { useState } from 'react';
import type { SlotTimes } from '@shared/api';
import { useApi } from '@shared/remote-kit';
import { useQuery, useQueryClient } from '@shared/facades/query';
import { FREE_TIMES, freeSlotsQuery } from '../data/free-slots.ts';

export interface OfferedSlots {
  /** Undefined while there is nothing to show: no day, or an API that offers none. */
  slots: readonly SlotTimes[] | 'loading' | undefined;
  /** Asks again: somebody has booked. */
  refresh(): void;
}

/** Free slots of the chosen day, where the API offers them. `date` is undefined until one is chosen. */
export function useFreeSlots(date: string | undefined): OfferedSlots {
  const api = useApi();
  const client = useQueryClient();
  const [isOffered, setOffered] = useState(true);
  const { data } = useQuery({
    ...freeSlotsQuery(api, date ?? ''),
    enabled: date !== undefined && isOffered,
  });
  // An API that does not know the call is not asked for every other day.
  if (data === 'not-offered' && isOffered) setOffered(false);
  const slots = () => {
    if (date === undefined || !isOffered || data === 'failed' || data === 'not-offered') return undefined;
    return data ?? 'loading';
  };
  return {
    slots: slots(),
    refresh: () => void client.invalidateQueries({ queryKey: FREE_TIMES }),
  };
}
