import { dumpDatabase } from '../../backup/dump.ts';
import type { Database } from '../../database/database.ts';
import { subjectOf } from '../subjects/subjects.ts';
import { done, type Action, type Done, type Rules } from './action.ts';
import { cancelAppointment, listBooked, moveAppointment } from './appointments.ts';
import { actOnListings } from './listings.ts';
import { listSent, purge } from './visitors.ts';

/** Does what the office asks for, in the database. */
export async function act(database: Database, action: Action, rules: Rules): Promise<Done> {
  switch (action.name) {
    case 'listings':
      return actOnListings(database, action, rules);
    case 'list appointments':
      return listBooked(database, action, rules);
    case 'cancel appointment':
      return cancelAppointment(database, action, rules);
    case 'move appointment':
      return moveAppointment(database, action, rules);
    case 'list messages':
      return listSent(database, action, rules);
    case 'purge':
      return purge(database, action, rules);
    case 'load':
      return done(JSON.stringify(await subjectOf(action.subject).load(database)));
    default:
      return done(await dumpDatabase(database));
  }
}
