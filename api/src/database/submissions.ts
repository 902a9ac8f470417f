import type { BrokerApplication } from '../schemas/broker.ts';
import type { ContactMessage } from '../schemas/contact.ts';
import type { Queryable } from './database.ts';

export async function addContactMessage(db: Queryable, message: ContactMessage): Promise<void> {
  await db.query('INSERT INTO contact_message (name, email, subject, message) VALUES ($1, $2, $3, $4)', [
    message.name,
    message.email,
    message.subject,
    message.message,
  ]);
}

export async function addBrokerApplication(db: Queryable, application: BrokerApplication): Promise<void> {
  await db.query(
    'INSERT INTO broker_application (name, phone, experience, license) VALUES ($1, $2, $3, $4)',
    [application.name, application.phone, application.experience, application.license],
  );
}
