import type { FormPolicy } from '../config/booking-policy.ts';
import type { BrokerApplication } from '../schemas/broker.ts';
import type { ContactMessage } from '../schemas/contact.ts';
import type { VisitorLanguage } from '../schemas/visitor-language.ts';
import { dayKey, Refused, takeAllowance, type CountedForm, type Limited } from './allowances.ts';
import type { Database } from './database.ts';

/** How a form came. Of it, language and attempt are kept beside the fields; the time is the database's own. */
export interface Circumstances {
  language: VisitorLanguage | undefined;
  /** UUID by which a repeated request is known; without one, each request is an attempt of its own. */
  attempt: string | undefined;
  /** What stands for one visitor of the network (`visitorNetwork`). */
  network: string;
  /** The brokerage's own time, `2026-11-21 10:00`. */
  present: string;
}

/**
 * `stored` also when this very attempt was stored before; `other_attempt` when the key stands for other values; else the limit
 * that is reached.
 */
export type SubmissionOutcome =
  | 'stored'
  | 'other_attempt'
  | Extract<Limited, 'limited_address' | 'limited_sender'>;

interface Form {
  name: CountedForm;
  table: 'contact_message' | 'broker_application';
  /** Columns, of the fields of the same name. */
  columns: readonly string[];
}

interface Filled {
  values: readonly unknown[];
  /** Whom to answer: one who writes often is counted, from wherever. */
  sender: string;
}

/** Stores a form, at most once for each attempt, and no more often than the policy lets anybody send it. */
async function store(
  db: Database,
  { name, table, columns }: Form,
  { values, sender }: Filled,
  { language, attempt, network, present }: Circumstances,
  policy: FormPolicy,
): Promise<SubmissionOutcome> {
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const after = columns.length;
  const day = present.slice(0, 10);
  const allowance = { day, key: await dayKey(db, day), form: name };
  try {
    return await db.transaction(async (transaction) => {
      // Of two that come at once with the same key, the second waits for the first and finds its row.
      const stored = await transaction.query(
        `INSERT INTO ${table} (${columns.join(', ')}, language, idempotency_key)
         VALUES (${places}, $${after + 1}, $${after + 2})
         ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
        [...values, language ?? null, attempt ?? null],
      );
      if (stored.length === 0) {
        const same = await transaction.query(
          `SELECT id FROM ${table} WHERE (${columns.join(', ')}) = (${places}) AND idempotency_key = $${after + 1}::uuid`,
          [...values, attempt],
        );
        return same.length > 0 ? 'stored' : 'other_attempt';
      }
      if (!(await takeAllowance(transaction, allowance, network, policy.perAddress)))
        throw new Refused<SubmissionOutcome>('limited_address');
      if (!(await takeAllowance(transaction, allowance, `sender ${sender}`, policy.perSender)))
        throw new Refused<SubmissionOutcome>('limited_sender');
      return 'stored';
    });
  } catch (error) {
    if (error instanceof Refused) return (error as Refused<SubmissionOutcome>).outcome;
    throw error;
  }
}

const CONTACT: Form = {
  name: 'contact',
  table: 'contact_message',
  columns: ['name', 'email', 'subject', 'message'],
};
const BROKER: Form = {
  name: 'broker',
  table: 'broker_application',
  columns: ['name', 'phone', 'experience', 'license'],
};

export const addContactMessage = (
  db: Database,
  { name, email, subject, message }: ContactMessage,
  circumstances: Circumstances,
  policy: FormPolicy,
): Promise<SubmissionOutcome> =>
  store(
    db,
    CONTACT,
    { values: [name, email, subject, message], sender: email.toLowerCase() },
    circumstances,
    policy,
  );

export const addBrokerApplication = (
  db: Database,
  { name, phone, experience, license }: BrokerApplication,
  circumstances: Circumstances,
  policy: FormPolicy,
): Promise<SubmissionOutcome> =>
  store(
    db,
    BROKER,
    // However it is written, with or without the country.
    { values: [name, phone, experience, license], sender: phone.replaceAll(/\D/g, '').slice(-9) },
    circumstances,
    policy,
  );
