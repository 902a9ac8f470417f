import type { Database, Queryable } from './database.ts';

export interface BookedViewing {
  reference: string;
  date: string;
  fromTime: string;
  toTime: string;
  name: string;
  phone: string;
  /** Id of the listing, and what it is called; empty where there is none. */
  property: string;
  title: string;
  cancelled: boolean;
}

/** Appointments of some days, both included, in their order. */
export const listAppointments = (db: Queryable, from: string, to: string): Promise<BookedViewing[]> =>
  db.query(
    `SELECT coalesce(appointment.reference, '') AS reference, day::text AS date,
            to_char(from_time, 'HH24:MI') AS "fromTime", to_char(to_time, 'HH24:MI') AS "toTime",
            name, appointment.phone, coalesce(property_id, '') AS property,
            coalesce(listing.name_ar, listing.name_en, '') AS title, cancelled_at IS NOT NULL AS cancelled
     FROM appointment LEFT JOIN listing ON listing.id = property_id
     WHERE day BETWEEN $1::date AND $2::date ORDER BY day, from_time, appointment.id`,
    [from, to],
  );

export interface SentMessage {
  received: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Contact messages since the beginning of a day (UTC), the newest first. */
export const listMessages = (db: Queryable, since: string): Promise<SentMessage[]> =>
  db.query(
    `SELECT created_at AS received, name, email, subject, message FROM contact_message
     WHERE created_at >= $1::date ORDER BY created_at DESC, id DESC`,
    [since],
  );

export interface SentApplication {
  received: Date;
  name: string;
  phone: string;
  experience: string;
  license: boolean;
}

/** Broker applications, likewise. */
export const listApplications = (db: Queryable, since: string): Promise<SentApplication[]> =>
  db.query(
    `SELECT created_at AS received, name, phone, experience, license FROM broker_application
     WHERE created_at >= $1::date ORDER BY created_at DESC, id DESC`,
    [since],
  );

export interface Purged {
  messages: number;
  applications: number;
  appointments: number;
}

interface PurgeRule {
  days: number;
  /** The moment that they are counted back from. */
  now: Date;
  /** The same in the brokerage's own time, `2026-11-21 10:00`. */
  present: string;
  /** Counts what would be deleted, and leaves it. */
  dryRun: boolean;
}

/**
 * Deletes what visitors have typed and is older than so many days: messages and applications since they came, appointments
 * since they were, with their private links.
 * @param transaction in which all of it goes, or nothing
 */
export async function purgeVisitors(
  transaction: Queryable,
  { days, now, present, dryRun }: PurgeRule,
): Promise<Purged> {
  const came = [days, now.toISOString()];
  const rule = [
    ['messages', 'contact_message WHERE created_at < $2::timestamptz - make_interval(days => $1)', came],
    [
      'applications',
      'broker_application WHERE created_at < $2::timestamptz - make_interval(days => $1)',
      came,
    ],
    [
      'appointments',
      'appointment WHERE upper(slot) < $2::timestamp - make_interval(days => $1)',
      [days, present],
    ],
  ] as const;
  const purged: Purged = { messages: 0, applications: 0, appointments: 0 };
  for (const [name, what, parameters] of rule) {
    const rows = await transaction.query(
      dryRun ? `SELECT id FROM ${what}` : `DELETE FROM ${what} RETURNING id`,
      parameters,
    );
    purged[name] = rows.length;
  }
  return purged;
}

/** Of the advisory lock of whoever deletes by itself; any constant will do, as long as every process takes the same one. */
const PURGE_LOCK = 730_145_003;

/** The same, where no other process is at it already. Undefined where one is. */
export const purgeAlone = (db: Database, rule: PurgeRule): Promise<Purged | undefined> =>
  db.transaction(async (transaction) => {
    const [lock] = await transaction.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS taken',
      [PURGE_LOCK],
    );
    return lock?.taken ? purgeVisitors(transaction, rule) : undefined;
  });

/** How many of each, in words. */
export const purgedText = ({ messages, applications, appointments }: Purged): string =>
  `${messages} messages, ${applications} applications of brokers, ${appointments} appointments`;
