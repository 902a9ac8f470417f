import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from './database.ts';

/** 192 bits, as 32 characters that an address takes as they are. */
const newSecret = () => randomBytes(24).toString('base64url');

/** In hexadecimal digits. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes one more private link to an appointment and returns its secret, which nobody can be told again. */
export async function addLink(transaction: Queryable, appointmentId: string): Promise<string> {
  const secret = newSecret();
  await transaction.query(
    `INSERT INTO appointment_link (secret_hash, appointment_id) VALUES (decode($1, 'hex'), $2::bigint)`,
    [hashOf(secret), appointmentId],
  );
  return secret;
}

/** Id of the appointment that a secret opens; undefined when it opens none. */
export async function findByLink(db: Queryable, secret: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `SELECT appointment_id::text AS id FROM appointment_link WHERE secret_hash = decode($1, 'hex')`,
    [hashOf(secret)],
  );
  return row?.id;
}

/** Six digits, said in any language; not yet taken. */
export async function newReference(db: Queryable): Promise<string> {
  for (;;) {
    const reference = String(randomInt(100_000, 1_000_000));
    const taken = await db.query('SELECT FROM appointment WHERE reference = $1', [reference]);
    if (taken.length === 0) return reference;
  }
}

/** What a robot is told instead of a booking: it must not look different. */
export const madeUpTicket = () => ({
  reference: String(randomInt(100_000, 1_000_000)),
  link: newSecret(),
});
