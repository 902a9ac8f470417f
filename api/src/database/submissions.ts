import type { BrokerApplication } from '../schemas/broker.ts';
import type { ContactMessage } from '../schemas/contact.ts';
import type { VisitorLanguage } from '../schemas/visitor-language.ts';
import type { Queryable } from './database.ts';

/** What is kept beside the fields of a form; the time is the database's own. */
export interface Circumstances {
  language: VisitorLanguage | undefined;
}

export async function addContactMessage(
  db: Queryable,
  { name, email, subject, message }: ContactMessage,
  { language }: Circumstances,
): Promise<void> {
  await db.query(
    'INSERT INTO contact_message (name, email, subject, message, language) VALUES ($1, $2, $3, $4, $5)',
    [name, email, subject, message, language ?? null],
  );
}

export async function addBrokerApplication(
  db: Queryable,
  { name, phone, experience, license }: BrokerApplication,
  { language }: Circumstances,
): Promise<void> {
  await db.query(
    'INSERT INTO broker_application (name, phone, experience, license, language) VALUES ($1, $2, $3, $4, $5)',
    [name, phone, experience, license, language ?? null],
  );
}
