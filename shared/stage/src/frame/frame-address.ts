import type { Route } from '@shared/contract';
import { ownSearch, readStageState, type StageState } from '../state/stage-state.ts';

const MARK = 'stage?';

/** The first page of a remote that needs no parameter. */
export const firstPageOf = (routes: readonly Route[]): string =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/';

/**
 * Takes the stage's part out of the address, so that the remote sees its own query alone. The window's name
 * keeps it meanwhile, for the case that the remote has its frame reloaded.
 */
export function takeStageState(routes: readonly Route[]): StageState {
  const { pathname, search, hash } = window.location;
  const isReload = window.parent !== window && window.name.startsWith(MARK) && ownSearch(search) === search;
  const stated = isReload ? window.name.slice(MARK.length) : search;
  if (window.parent !== window) window.name = `${MARK}${stated.replace(/^\?/, '')}`;
  const path = pathname === '/' ? firstPageOf(routes) : pathname;
  window.history.replaceState(window.history.state, '', `${path}${ownSearch(search)}${hash}`);
  return { ...readStageState(stated), bar: 'none' };
}

/** True in a bar's frame, also after a reload that has lost the query. */
export const isFramed = (): boolean => window.parent !== window && window.name.startsWith(MARK);
