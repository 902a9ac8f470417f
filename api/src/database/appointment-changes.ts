import type { BookingPolicy } from '../config/booking-policy.ts';
import type { Slot } from '../schemas/appointment.ts';
import type { Booked } from '../schemas/booked.ts';
import { Refused } from './allowances.ts';
import { isShareGone, lockDay } from './appointments.ts';
import { findByLink } from './appointment-links.ts';
import type { Database, Queryable } from './database.ts';
import { EXCLUSION_VIOLATION, sqlStateOf } from './database.ts';

/** The brokerage's rules and its own time, `2026-11-21 10:00`. */
export interface ChangeRules {
  policy: BookingPolicy;
  present: string;
}

/** `unknown` for a secret that opens nothing; `too_late` when it is over or begins within the hours of the policy. */
export type ChangeOutcome = Booked | 'unknown' | 'too_late' | 'cancelled' | 'conflict' | 'limited_day';

interface Row extends Omit<Booked, 'property' | 'cancelled'> {
  property: string | null;
  cancelled: boolean;
}

async function read(
  db: Queryable,
  id: string,
  { policy, present }: ChangeRules,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Booked | undefined> {
  const [row] = await db.query<Row>(
    `SELECT coalesce(reference, '') AS reference, name, phone, day::text AS date,
            to_char(from_time, 'HH24:MI') AS "fromTime", to_char(to_time, 'HH24:MI') AS "toTime",
            property_id AS property, cancelled_at IS NOT NULL AS cancelled, revision,
            cancelled_at IS NULL AND lower(slot) - make_interval(hours => $2) >= $3::timestamp AS changeable
     FROM appointment WHERE id = $1::bigint ${lock}`,
    [id, policy.changeHours, present],
  );
  if (!row) return undefined;
  const { property, ...booked } = row;
  return { ...booked, ...(property !== null && { property }) };
}

/** The appointment that a private link opens. */
export async function findBooked(
  db: Queryable,
  secret: string,
  rules: ChangeRules,
): Promise<Booked | 'unknown'> {
  const id = await findByLink(db, secret);
  return (id !== undefined && (await read(db, id, rules))) || 'unknown';
}

/** Id of the appointment that people call by a reference. */
async function findByReference(db: Queryable, reference: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('SELECT id::text FROM appointment WHERE reference = $1', [
    reference,
  ]);
  return row?.id;
}

/** The office keeps no hours with itself: whatever is booked it may change, and its share of a day is all of it. */
const ofTheOffice = ({ policy, present }: ChangeRules): ChangeRules => ({
  policy: { ...policy, changeHours: -CENTURY_HOURS, share: 100 },
  present,
});
const CENTURY_HOURS = 876_600;

async function cancel(db: Database, id: string | undefined, rules: ChangeRules): Promise<ChangeOutcome> {
  if (id === undefined) return 'unknown';
  return db.transaction(async (transaction) => {
    const booked = await read(transaction, id, rules, 'FOR UPDATE');
    if (!booked || booked.cancelled) return booked ?? 'unknown';
    if (!booked.changeable) return 'too_late';
    await transaction.query(
      'UPDATE appointment SET cancelled_at = now(), revision = revision + 1 WHERE id = $1::bigint',
      [id],
    );
    return (await read(transaction, id, rules)) ?? 'unknown';
  });
}

/** Gives the slot back, if it is not too late. To cancel what is cancelled changes nothing. */
export const cancelBooked = async (
  db: Database,
  secret: string,
  rules: ChangeRules,
): Promise<ChangeOutcome> => cancel(db, await findByLink(db, secret), rules);

/** The same by the office, which knows the reference and is never too late. */
export const cancelByOffice = async (
  db: Database,
  reference: string,
  rules: ChangeRules,
): Promise<ChangeOutcome> => cancel(db, await findByReference(db, reference), ofTheOffice(rules));

const isAt = (booked: Slot, { date, fromTime, toTime }: Slot) =>
  booked.date === date && booked.fromTime === fromTime && booked.toTime === toTime;

/** Locks the days in one order, so that of two that change places each waits for the other's turn and not for each other. */
async function lockDays(transaction: Queryable, days: readonly string[]): Promise<void> {
  for (const day of [...new Set(days)].toSorted()) await lockDay(transaction, day);
}

async function moveOnce(
  db: Database,
  id: string,
  slot: Slot,
  rules: ChangeRules,
): Promise<ChangeOutcome | 'moved meanwhile'> {
  const before = await read(db, id, rules);
  if (!before) return 'unknown';
  return db.transaction(async (transaction) => {
    // As bookings do: days first, then the row.
    await lockDays(transaction, [before.date, slot.date]);
    const booked = await read(transaction, id, rules, 'FOR UPDATE');
    if (!booked) return 'unknown';
    if (booked.date !== before.date) return 'moved meanwhile';
    if (booked.cancelled) return 'cancelled';
    if (isAt(booked, slot)) return booked;
    if (!booked.changeable) return 'too_late';
    await transaction.query(
      `UPDATE appointment SET day = $2, from_time = $3, to_time = $4, taken_at = now(), revision = revision + 1
       WHERE id = $1::bigint`,
      [id, slot.date, slot.fromTime, slot.toTime],
    );
    if (await isShareGone(transaction, slot.date, rules.policy))
      throw new Refused<ChangeOutcome>('limited_day');
    return (await read(transaction, id, rules)) ?? 'unknown';
  });
}

async function move(
  db: Database,
  id: string | undefined,
  slot: Slot,
  rules: ChangeRules,
): Promise<ChangeOutcome> {
  if (id === undefined) return 'unknown';
  try {
    for (;;) {
      const outcome = await moveOnce(db, id, slot, rules);
      if (outcome !== 'moved meanwhile') return outcome;
    }
  } catch (error) {
    if (error instanceof Refused) return (error as Refused<ChangeOutcome>).outcome;
    if (sqlStateOf(error) === EXCLUSION_VIOLATION) return 'conflict';
    throw error;
  }
}

/**
 * Gives the slot for another one, in one transaction: whoever moves has one of the two at any time, and nobody has both. To
 * move to where it is changes nothing.
 */
export const moveBooked = async (
  db: Database,
  secret: string,
  slot: Slot,
  rules: ChangeRules,
): Promise<ChangeOutcome> => move(db, await findByLink(db, secret), slot, rules);

/** The same by the office, which knows the reference and is never too late. */
export const moveByOffice = async (
  db: Database,
  reference: string,
  slot: Slot,
  rules: ChangeRules,
): Promise<ChangeOutcome> => move(db, await findByReference(db, reference), slot, ofTheOffice(rules));

/** The appointment that people call by a reference, as the office may change it. */
export async function findByOffice(
  db: Queryable,
  reference: string,
  rules: ChangeRules,
): Promise<Booked | undefined> {
  const id = await findByReference(db, reference);
  return id === undefined ? undefined : read(db, id, ofTheOffice(rules));
}
