import { localTime } from '../../config/viewing-hours.ts';
import { listApplications, listMessages, purgedText, purgeVisitors } from '../../database/visitors.ts';
import { tableOf } from '../shown/table.ts';
import { done, type Act } from './action.ts';

const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

export const listSent: Act<'list messages'> = async (database, { since }) => {
  const first = since ?? new Date(Date.now() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [messages, applications] = [
    await listMessages(database, first),
    await listApplications(database, first),
  ];
  const letters = messages.map(
    ({ received, name, email, subject, message }) =>
      `${minuteOf(received)}  ${name} <${email}>  ${subject}\n${message.replaceAll(/^/gm, '    ')}`,
  );
  const brokers = tableOf(
    ['received', 'name', 'phone', 'experience', 'licence'],
    applications.map(({ received, name, phone, experience, license }) => [
      minuteOf(received),
      name,
      phone,
      experience,
      license ? 'yes' : 'no',
    ]),
  );
  return done(
    [
      messages.length === 0
        ? `No messages since ${first}.`
        : `Messages since ${first} (times in UTC):\n\n${letters.join('\n\n')}`,
      applications.length === 0
        ? `No applications of brokers since ${first}.`
        : `Applications of brokers:\n\n${brokers}`,
    ].join('\n\n'),
  );
};

export const purge: Act<'purge'> = async (database, { days, dryRun }, { booking }) => {
  const now = new Date();
  const present = localTime(booking.hours.timeZone, now);
  const purged = await database.transaction((transaction) =>
    purgeVisitors(transaction, { days, now, present, dryRun }),
  );
  return done(`Older than ${days} days, ${dryRun ? 'would be deleted' : 'deleted'}: ${purgedText(purged)}.`);
};
