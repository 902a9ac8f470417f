import type { ViewingHours } from '@shared/api';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { useEffect, useState } from 'react';
import { lastDay } from './slot-fault.ts';

/**
 * The last day that may be booked, known once the browser has nothing better to do: the clock of a time zone is long in being built.
 * What somebody chooses before is looked at all the same (`faultOfSlot`). Undefined until then, and with an API that does not say.
 */
export function useLastDay(hours: ViewingHours | undefined): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => (hours ? whenIdle(() => setDay(lastDay(hours))) : undefined), [hours]);
  return hours && day;
}
