import type { Appointment, Slot } from '../schemas/appointment.ts';
import type { Database, Queryable } from './database.ts';
import { EXCLUSION_VIOLATION, sqlStateOf } from './database.ts';

/** First key of the advisory locks that order the bookings of one day. */
const BOOKING_LOCK = 7301;

/** Whether nothing is booked in the slot; touching slots do not overlap. */
export async function isSlotFree(db: Queryable, slot: Slot): Promise<boolean> {
  const [answer] = await db.query<{ available: boolean }>(
    `SELECT NOT EXISTS (
       SELECT FROM appointment WHERE slot && tsrange($1::date + $2::time, $1::date + $3::time, '[)')
     ) AS available`,
    [slot.date, slot.fromTime, slot.toTime],
  );
  return answer?.available ?? false;
}

/** Books a slot; `conflict` when the database's exclusion constraint refuses it. */
export async function book(db: Database, appointment: Appointment): Promise<'booked' | 'conflict'> {
  const { name, phone, date, fromTime, toTime } = appointment;
  try {
    await db.transaction(async (transaction) => {
      // Two inserts that check the constraint at the same time wait for each other, and the server breaks that
      // as a deadlock after a second. Taking turns within a day lets the constraint answer at once.
      await transaction.query(`SELECT pg_advisory_xact_lock($1, $2::date - DATE '2000-01-01')`, [
        BOOKING_LOCK,
        date,
      ]);
      await transaction.query(
        'INSERT INTO appointment (name, phone, day, from_time, to_time) VALUES ($1, $2, $3, $4, $5)',
        [name, phone, date, fromTime, toTime],
      );
    });
    return 'booked';
  } catch (error) {
    if (sqlStateOf(error) === EXCLUSION_VIOLATION) return 'conflict';
    throw error;
  }
}
