import { ADD_TYPES } from '@shared/api';
import type { PageContext } from '@shared/remote-kit';
import { feedQuery } from './feed.ts';

/** The two background actions of the start-up: both lists (specification, section 7; decisions, "Calls"). */
export default function startUpQueries({ api }: Pick<PageContext, 'api'>) {
  return ADD_TYPES.map((addType) => feedQuery(api, addType));
}
