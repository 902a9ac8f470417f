import type { Queryable } from '../database/database.ts';
import { csvOf } from './csv.ts';

interface Sheet {
  columns: readonly string[];
  /** Selects the columns, in their order, as texts. */
  sql: string;
}

const RECEIVED = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const SHEETS = {
  appointments: {
    columns: [
      'id',
      'date',
      'from',
      'to',
      'name',
      'phone',
      'reference',
      'property',
      'status',
      'language',
      'received',
    ],
    sql: `SELECT id::text, day::text, to_char(from_time, 'HH24:MI') AS from_time,
                 to_char(to_time, 'HH24:MI') AS to_time, name, phone, coalesce(reference, '') AS reference,
                 coalesce(property_id, '') AS property,
                 CASE WHEN cancelled_at IS NULL THEN 'booked' ELSE 'cancelled' END AS status,
                 coalesce(language, '') AS language,
                 ${RECEIVED} AS received
          FROM appointment ORDER BY appointment.day, appointment.from_time`,
  },
  contact: {
    columns: ['id', 'name', 'email', 'subject', 'message', 'language', 'received'],
    sql: `SELECT id::text, name, email, subject, message, coalesce(language, '') AS language, ${RECEIVED} AS received
          FROM contact_message ORDER BY contact_message.id`,
  },
  brokers: {
    columns: ['id', 'name', 'phone', 'experience', 'license', 'language', 'received'],
    sql: `SELECT id::text, name, phone, experience, CASE WHEN license THEN 'yes' ELSE 'no' END AS license,
                 coalesce(language, '') AS language, ${RECEIVED} AS received
          FROM broker_application ORDER BY broker_application.id`,
  },
} as const satisfies Record<string, Sheet>;

/** What the brokerage can take out. */
export type SheetName = keyof typeof SHEETS;
export const SHEET_NAMES = Object.keys(SHEETS) as SheetName[];

export const isSheetName = (text: string): text is SheetName => Object.hasOwn(SHEETS, text);

/** Everything that visitors have sent by one form, as CSV for a spreadsheet. */
export async function exportSubmissions(db: Queryable, name: SheetName): Promise<string> {
  const { columns, sql } = SHEETS[name];
  const rows = await db.query<Record<string, string>>(sql, []);
  return csvOf(
    columns,
    rows.map((row) => Object.values(row)),
  );
}
