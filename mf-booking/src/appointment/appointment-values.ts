import type { Slot } from '@shared/api';

/** What the visitor types; dates and times as their inputs give them, empty while incomplete. */
export interface AppointmentValues {
  name: string;
  phone: string;
  date: string;
  fromTime: string;
  toTime: string;
}

export const EMPTY_APPOINTMENT: AppointmentValues = {
  name: '',
  phone: '',
  date: '',
  fromTime: '',
  toTime: '',
};

/** Before hydration the form does not know yet what stands in its fields. */
export type WatchedValues = Partial<AppointmentValues>;

const FIELDS = Object.keys(EMPTY_APPOINTMENT) as (keyof AppointmentValues)[];

export const isComplete = (values: WatchedValues): boolean =>
  FIELDS.every((name) => (values[name] ?? '').trim() !== '');

/** The slot to check: all three are set, not before `today` and ending after they start; else undefined. */
export function slotOf(
  { date, fromTime, toTime }: WatchedValues,
  today: string | undefined,
): Slot | undefined {
  if (!date || !fromTime || !toTime || today === undefined) return undefined;
  return date >= today && toTime > fromTime ? { date, fromTime, toTime } : undefined;
}
