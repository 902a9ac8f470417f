import type { Environment } from '../config/environment.ts';
import type { Action } from '../office/actions/action.ts';
import { perform } from '../office/perform.ts';
import { EXIT } from './exit-codes.ts';

/** Does what the office asks for and prints what it came to. */
export async function runAction(environment: Environment, action: Action): Promise<number> {
  const done = await perform(environment, action);
  if (done.ok) console.log(done.text);
  else console.error(done.reason);
  return done.ok ? EXIT.done : EXIT.refused;
}
