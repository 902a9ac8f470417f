import type { BookingPolicy } from '../config/booking-policy.ts';
import { SLOT_MINUTES } from '../config/viewing-hours.ts';
import { minutesOf, slotsTouched, type Appointment, type Slot } from '../schemas/appointment.ts';
import { addLink, newReference } from './appointment-links.ts';
import { dayKey, Refused, takeAllowance, type Limited } from './allowances.ts';
import type { Database, Queryable } from './database.ts';
import { constraintOf, EXCLUSION_VIOLATION, sqlStateOf, UNIQUE_VIOLATION } from './database.ts';
import type { Circumstances } from './submissions.ts';

/** First keys of the advisory locks that order the bookings of one day, and those of one telephone number. */
const DAY_LOCK = 7301;
const PHONE_LOCK = 7302;

type Times = Pick<Slot, 'fromTime' | 'toTime'>;

/**
 * Whether nothing is booked in the slot; touching slots do not overlap. A booking of the same attempt does not
 * count: whoever repeats it must not be told that somebody else was faster.
 */
export async function isSlotFree(db: Queryable, slot: Slot, attempt?: string): Promise<boolean> {
  const [answer] = await db.query<{ available: boolean }>(
    `SELECT NOT EXISTS (
       SELECT FROM appointment
       WHERE cancelled_at IS NULL AND slot && tsrange($1::date + $2::time, $1::date + $3::time, '[)')
         AND ($4::uuid IS NULL OR idempotency_key IS DISTINCT FROM $4::uuid)
     ) AS available`,
    [slot.date, slot.fromTime, slot.toTime, attempt ?? null],
  );
  return answer?.available ?? false;
}

const TIMES = `to_char(from_time, 'HH24:MI') AS "fromTime", to_char(to_time, 'HH24:MI') AS "toTime"`;

/** What is booked on a day, in order of time, as HH:MM. */
export const bookedSlots = (db: Queryable, date: string): Promise<Times[]> =>
  db.query(
    `SELECT ${TIMES} FROM appointment WHERE day = $1::date AND cancelled_at IS NULL ORDER BY from_time`,
    [date],
  );

/** The same of every day from the first to the last, by one reading of the index that keeps slots apart. */
export const bookedBetween = (db: Queryable, first: string, last: string): Promise<Slot[]> =>
  db.query(
    `SELECT day::text AS date, ${TIMES} FROM appointment
     WHERE cancelled_at IS NULL AND slot && tsrange($1::date, $2::date + 1, '[)') ORDER BY slot`,
    [first, last],
  );

/** What a visitor keeps of a booking. */
export interface Ticket {
  /** Six digits. */
  reference: string;
  /** The secret of a private link to it. */
  link: string;
}

/**
 * A ticket also when this very attempt was booked before; `conflict` when the database's exclusion constraint
 * refuses the slot; `other_attempt` when the key stands for a booking with other values; else the limit that is reached.
 */
export type BookingOutcome = Ticket | 'conflict' | 'other_attempt' | Exclude<Limited, 'limited_sender'>;

/** What became of an attempt that was made before; undefined when it is new. */
async function outcomeOf(
  db: Queryable,
  attempt: string,
  { name, phone, date, fromTime, toTime }: Appointment,
): Promise<BookingOutcome | undefined> {
  const [earlier] = await db.query<{ id: string; reference: string | null; same: boolean }>(
    `SELECT id::text, reference, (name, phone, day, from_time, to_time) = ($2, $3, $4::date, $5::time, $6::time) AS same
     FROM appointment WHERE idempotency_key = $1::uuid`,
    [attempt, name, phone, date, fromTime, toTime],
  );
  if (!earlier) return undefined;
  if (!earlier.same) return 'other_attempt';
  return { reference: earlier.reference ?? '', link: await addLink(db, earlier.id) };
}

/** Makes bookings of one day take turns until their transactions end. */
export const lockDay = (transaction: Queryable, date: string) =>
  transaction.query(`SELECT pg_advisory_xact_lock($1, $2::date - DATE '2000-01-01')`, [DAY_LOCK, date]);

/**
 * Whether more of a day has been given away within 24 hours than one day's share, this booking included. Counted are the half
 * hours that bookings touch, which nobody else can have; of one that stands alone its length: two hours from 10:15 on touch five
 * half hours, and are two hours all the same. Whoever holds the day's lock asks.
 */
export async function isShareGone(transaction: Queryable, date: string, { hours, share }: BookingPolicy) {
  if (share >= 100) return false;
  const slots = Math.floor((hours.closes - hours.opens) / SLOT_MINUTES);
  const recent = await transaction.query<Times>(
    `SELECT ${TIMES} FROM appointment WHERE day = $1::date AND cancelled_at IS NULL AND taken_at > now() - interval '24 hours'`,
    [date],
  );
  const most = Math.floor((slots * share) / 100);
  const [only, ...others] = recent;
  if (only && others.length === 0)
    return minutesOf(only.toTime) - minutesOf(only.fromTime) > most * SLOT_MINUTES;
  return new Set(recent.flatMap((each) => slotsTouched(each, hours))).size > most;
}

/** Whether a telephone number, however it is written, has more viewings to come than it may, this booking included. */
async function isPhoneOver(
  transaction: Queryable,
  phone: string,
  present: string,
  { perPhone }: BookingPolicy,
) {
  if (perPhone === 0) return false;
  const number = phone.slice(-9);
  await transaction.query('SELECT pg_advisory_xact_lock($1, $2)', [PHONE_LOCK, Number(number)]);
  const [row] = await transaction.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM appointment
     WHERE right(phone, 9) = $1 AND cancelled_at IS NULL AND upper(slot) > $2::timestamp`,
    [number, present],
  );
  return (row?.open ?? 0) > perPhone;
}

/** Books a slot, at most once for each attempt, and no more than the policy lets anybody have. */
export async function book(
  db: Database,
  appointment: Appointment,
  { attempt, language, network, present }: Circumstances,
  policy: BookingPolicy,
): Promise<BookingOutcome> {
  const { name, phone, date, fromTime, toTime, property } = appointment;
  // Most of those who come too late are told so without waiting for their turn.
  if (!(await isSlotFree(db, appointment, attempt))) return 'conflict';
  const day = present.slice(0, 10);
  const key = await dayKey(db, day);
  try {
    return await db.transaction(async (transaction) => {
      // Two inserts that check the constraint at the same time wait for each other, and the server breaks that
      // as a deadlock after a second. Taking turns within a day lets the constraint answer at once. What is locked after
      // it, the sender's count and the number, is locked in this order by everybody.
      await lockDay(transaction, date);
      // After the lock: the same attempt may have been under way beside this one.
      const earlier = attempt === undefined ? undefined : await outcomeOf(transaction, attempt, appointment);
      if (earlier) return earlier;
      const reference = await newReference(transaction);
      const [booked] = await transaction.query<{ id: string }>(
        `INSERT INTO appointment
           (name, phone, day, from_time, to_time, language, idempotency_key, reference, property_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT listing.id FROM listing WHERE display AND listing.id = $9))
         RETURNING id::text`,
        [name, phone, date, fromTime, toTime, language ?? null, attempt ?? null, reference, property ?? null],
      );
      const allowance = { day, key, form: 'appointment' } as const;
      if (!(await takeAllowance(transaction, allowance, network, policy.perAddress)))
        throw new Refused<BookingOutcome>('limited_address');
      if (await isPhoneOver(transaction, phone, present, policy))
        throw new Refused<BookingOutcome>('limited_phone');
      if (await isShareGone(transaction, date, policy)) throw new Refused<BookingOutcome>('limited_day');
      return { reference, link: await addLink(transaction, booked?.id ?? '') };
    });
  } catch (error) {
    if (error instanceof Refused) return (error as Refused<BookingOutcome>).outcome;
    const state = sqlStateOf(error);
    if (state === EXCLUSION_VIOLATION) return 'conflict';
    // The same key for another day, at the same moment: the lock of the day does not order those. Two draws of the same
    // reference at once are one in hundreds of thousands, and the next try finds another.
    if (state === UNIQUE_VIOLATION)
      return constraintOf(error) === 'appointment_reference_is_unique'
        ? book(db, appointment, { attempt, language, network, present }, policy)
        : 'other_attempt';
    throw error;
  }
}
