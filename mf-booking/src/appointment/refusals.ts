import { ApiError } from '@shared/api';
import type { AppointmentValues } from './appointment-values.ts';

/** A field that the API has refused, and the key of the words for it in `errors`. */
interface Refusal {
  field: keyof AppointmentValues;
  key: string;
}

/** The reference API's faults of fields, as the visitor is told of them. */
const KEYS: Readonly<Partial<Record<keyof AppointmentValues, Readonly<Record<string, string>>>>> = {
  name: {
    required: 'name_required',
    pattern: 'name_required',
    min_length: 'name_min_length',
    max_length: 'name_max_length',
  },
  phone: { required: 'phone_required', pattern: 'valid_saudi_phone' },
  date: { past: 'no_past_booking', closed: 'day_closed', too_far: 'day_too_far' },
  fromTime: { closed: 'time_closed', past: 'time_past' },
  toTime: {
    closed: 'time_closed',
    not_after_start: 'end_after_start',
    too_short: 'too_short',
    too_long: 'too_long',
  },
};

/** What the API says of the fields by the word for its refusal alone. */
const BY_CODE: Readonly<Record<string, Refusal>> = {
  limited_phone: { field: 'phone', key: 'phone_limit' },
  limited_day: { field: 'date', key: 'day_limit' },
};

/** Fields that the API has refused, in their order; none where it does not say, as an API of the specification does not. */
export function refusalsOf(error: unknown): readonly Refusal[] {
  if (!(error instanceof ApiError)) return [];
  const byCode = BY_CODE[error.code ?? ''];
  if (byCode) return [byCode];
  return (Object.keys(KEYS) as (keyof AppointmentValues)[]).flatMap((field) => {
    const key = KEYS[field]?.[error.fields[field] ?? ''];
    return key === undefined ? [] : [{ field, key }];
  });
}
