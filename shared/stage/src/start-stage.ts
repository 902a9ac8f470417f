import { ownRoutes, ROUTES, type OwnRoute, type Route } from '@shared/contract';
import { isFramed } from './frame/frame-address.ts';
import type { LoadRemote } from './frame/start-frame.ts';
import { readStageState } from './state/stage-state.ts';

/**
 * The standalone stage of a remote on its own origin, for its team and for QA: a bar, and below it the remote
 * in a frame of its own, so that neither's styles, width or memory are the other's. The same document is both;
 * the query says which. The name of the release is read from `data-release` of `#stage`; none is shown when it is missing.
 * @param loadRemote loads the remote's `src/remote.ts`; in the frame alone
 * @param own its routes, where these stand in its `src/routes.json`. Default: those that the route table gives to it
 */
export async function startStage(
  name: string,
  loadRemote: LoadRemote,
  own: readonly OwnRoute[] = [],
): Promise<void> {
  const inTable: readonly Route[] = ROUTES.filter(({ owner }) => owner === name);
  const routes = [...inTable, ...ownRoutes(name, own)];
  if (isFramed() || readStageState(window.location.search).bar === 'none') {
    const { startFrame } = await import('./frame/start-frame.ts');
    await startFrame(name, routes, loadRemote);
  } else {
    const { startBar } = await import('./bar/start-bar.tsx');
    startBar(name, routes, document.getElementById('stage')?.dataset['release'] ?? '');
  }
}
