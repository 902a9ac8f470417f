import type { Environment } from '../config/environment.ts';
import { databaseFolder } from '../database/embedded.ts';
import { askHolder } from '../database/folder-lock.ts';
import { openDatabase } from '../database/open.ts';
import { act } from './actions/act.ts';
import type { Action, Done } from './actions/action.ts';

/** How a line begins that asks the running API for an action. */
export const QUESTION = 'office ';

/** Has an action done by the API that is running on the embedded database, else does it on the database itself. */
export async function perform(
  { databaseUrl, dataDir, ...rules }: Pick<Environment, 'databaseUrl' | 'dataDir' | 'booking'>,
  action: Action,
): Promise<Done> {
  const told = databaseUrl
    ? undefined
    : await askHolder(databaseFolder(dataDir), QUESTION + JSON.stringify(action));
  if (told !== undefined) return JSON.parse(told) as Done;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await act(database, action, rules);
  } finally {
    await database.close();
  }
}
