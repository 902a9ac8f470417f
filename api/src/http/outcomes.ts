import { HttpError } from './failures.ts';

const REFUSALS = {
  conflict: [409, 'conflict', 'The slot overlaps another appointment.'],
  other_attempt: [422, 'key_reused', 'The Idempotency-Key stands for an attempt with other values.'],
  unknown: [404, 'not_found', 'This link opens no appointment.'],
  too_late: [409, 'too_late', 'It begins too soon to be cancelled or moved here.'],
  cancelled: [409, 'cancelled', 'The appointment is cancelled.'],
  limited_address: [429, 'limited_address', 'No more of these are taken from this address today.'],
  limited_sender: [
    429,
    'limited_sender',
    'No more of these are taken for this number or e-mail address today.',
  ],
  limited_phone: [429, 'limited_phone', 'This telephone number has as many viewings to come as it may have.'],
  limited_day: [
    429,
    'limited_day',
    'Much of this day was booked within 24 hours: no more is given away yet.',
  ],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

type Refusal = keyof typeof REFUSALS;

const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'string' && Object.hasOwn(REFUSALS, outcome);

/** The outcome where it is a success; throws the answer to one that is a word for a refusal. */
export function taken<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal> {
  if (isRefusal(outcome)) {
    const [status, code, message] = REFUSALS[outcome];
    throw new HttpError(status, code, message);
  }
  return outcome as Exclude<Outcome, Refusal>;
}
