import type { Appointment, Slot } from '../schemas/appointment.ts';
import type { Database, Queryable } from './database.ts';
import { EXCLUSION_VIOLATION, sqlStateOf, UNIQUE_VIOLATION } from './database.ts';
import type { Circumstances } from './submissions.ts';

/** First key of the advisory locks that order the bookings of one day. */
const BOOKING_LOCK = 7301;

/**
 * Whether nothing is booked in the slot; touching slots do not overlap. A booking of the same attempt does not
 * count: whoever repeats it must not be told that somebody else was faster.
 */
export async function isSlotFree(db: Queryable, slot: Slot, attempt?: string): Promise<boolean> {
  const [answer] = await db.query<{ available: boolean }>(
    `SELECT NOT EXISTS (
       SELECT FROM appointment
       WHERE slot && tsrange($1::date + $2::time, $1::date + $3::time, '[)')
         AND ($4::uuid IS NULL OR idempotency_key IS DISTINCT FROM $4::uuid)
     ) AS available`,
    [slot.date, slot.fromTime, slot.toTime, attempt ?? null],
  );
  return answer?.available ?? false;
}

/** What is booked on a day, in order of time, as HH:MM. */
export function bookedSlots(db: Queryable, date: string): Promise<Pick<Slot, 'fromTime' | 'toTime'>[]> {
  return db.query(
    `SELECT to_char(from_time, 'HH24:MI') AS "fromTime", to_char(to_time, 'HH24:MI') AS "toTime"
     FROM appointment WHERE day = $1::date ORDER BY from_time`,
    [date],
  );
}

/**
 * `booked` also when this very attempt was booked before; `conflict` when the database's exclusion constraint
 * refuses the slot; `other_attempt` when the key stands for a booking with other values.
 */
export type BookingOutcome = 'booked' | 'conflict' | 'other_attempt';

export interface BookingCircumstances extends Circumstances {
  /** UUID by which a repeated request is known; without one, each request is an attempt of its own. */
  attempt: string | undefined;
}

/** What became of an attempt that was made before; undefined when it is new. */
async function outcomeOf(
  db: Queryable,
  attempt: string,
  { name, phone, date, fromTime, toTime }: Appointment,
): Promise<BookingOutcome | undefined> {
  const [earlier] = await db.query<{ same: boolean }>(
    `SELECT (name, phone, day, from_time, to_time) = ($2, $3, $4::date, $5::time, $6::time) AS same
     FROM appointment WHERE idempotency_key = $1::uuid`,
    [attempt, name, phone, date, fromTime, toTime],
  );
  return earlier && (earlier.same ? 'booked' : 'other_attempt');
}

/** Books a slot, at most once for each attempt. */
export async function book(
  db: Database,
  appointment: Appointment,
  { attempt, language }: BookingCircumstances,
): Promise<BookingOutcome> {
  const { name, phone, date, fromTime, toTime } = appointment;
  // Most of those who come too late are told so without waiting for their turn.
  if (!(await isSlotFree(db, appointment, attempt))) return 'conflict';
  try {
    return await db.transaction(async (transaction) => {
      // Two inserts that check the constraint at the same time wait for each other, and the server breaks that
      // as a deadlock after a second. Taking turns within a day lets the constraint answer at once.
      await transaction.query(`SELECT pg_advisory_xact_lock($1, $2::date - DATE '2000-01-01')`, [
        BOOKING_LOCK,
        date,
      ]);
      // After the lock: the same attempt may have been under way beside this one.
      const earlier = attempt === undefined ? undefined : await outcomeOf(transaction, attempt, appointment);
      if (earlier) return earlier;
      await transaction.query(
        `INSERT INTO appointment (name, phone, day, from_time, to_time, language, idempotency_key)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [name, phone, date, fromTime, toTime, language ?? null, attempt ?? null],
      );
      return 'booked';
    });
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === EXCLUSION_VIOLATION) return 'conflict';
    // The same key for another day, at the same moment: the lock of the day does not order those.
    if (state === UNIQUE_VIOLATION) return 'other_attempt';
    throw error;
  }
}
