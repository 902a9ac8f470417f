import type { AppointmentRequest, Slot } from '@shared/api';
import { createAttempts } from '@shared/forms';

/** The attempts to book. */
export const attempts = createAttempts<AppointmentRequest>('draft:appointment:attempt', [
  'name',
  'phone',
  'date',
  'fromTime',
  'toTime',
]);

/** Key of an attempt to book this slot that nobody has answered yet, if there is one; whoever it is for. */
export const openAttemptAt = ({ date, fromTime, toTime }: Slot): string | undefined =>
  attempts.openKey({ date, fromTime, toTime });
