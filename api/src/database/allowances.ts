import { createHmac } from 'node:crypto';
import type { Queryable } from './database.ts';

/** The forms whose senders are counted, each for itself. */
export type CountedForm = 'appointment' | 'contact' | 'broker';

/** Which of its limits a form has reached. */
export type Limited = 'limited_address' | 'limited_phone' | 'limited_sender' | 'limited_day';

/** Ends a transaction, and with it everything that was counted in it, with an outcome that is no failure. */
export class Refused<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('refused');
    this.outcome = outcome;
  }
}

/**
 * The key under which a day's senders are known. It is made at the first use of a day, by whichever process is first, and the
 * days before are forgotten then, with what was counted.
 */
export async function dayKey(db: Queryable, day: string): Promise<string> {
  const find = async () => {
    const [row] = await db.query<{ key: string }>('SELECT key FROM sending_key WHERE day = $1::date', [day]);
    return row?.key;
  };
  const known = await find();
  if (known !== undefined) return known;
  await db.query('INSERT INTO sending_key (day) VALUES ($1::date) ON CONFLICT (day) DO NOTHING', [day]);
  await db.query('DELETE FROM sending WHERE day < $1::date', [day]);
  await db.query('DELETE FROM sending_key WHERE day < $1::date', [day]);
  return (await find()) ?? '';
}

export interface Allowance {
  /** The brokerage's day, YYYY-MM-DD, and its key. */
  day: string;
  key: string;
  form: CountedForm;
}

/**
 * Counts one more sending of this sender today, within a transaction that is to be rolled back when it is refused.
 * @param most how often a day; 0 for no limit
 * @returns whether it was still allowed
 */
export async function takeAllowance(
  transaction: Queryable,
  { day, key, form }: Allowance,
  sender: string,
  most: number,
): Promise<boolean> {
  if (most === 0) return true;
  const hash = createHmac('sha256', key).update(sender).digest('base64url');
  const taken = await transaction.query(
    `INSERT INTO sending AS known (day, form, sender, times) VALUES ($1::date, $2, $3, 1)
     ON CONFLICT (day, form, sender) DO UPDATE SET times = known.times + 1 WHERE known.times < $4
     RETURNING times`,
    [day, form, hash, most],
  );
  return taken.length > 0;
}
