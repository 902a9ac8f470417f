import { isFramed } from './frame/frame-address.ts';
import type { LoadRemote } from './frame/start-frame.ts';
import { readStageState } from './state/stage-state.ts';

/**
 * The standalone stage of a remote on its own origin, for its team and for QA: a bar, and below it the remote
 * in a frame of its own, so that neither's styles, width or memory are the other's. The same document is both;
 * the query says which. The name of the release is read from `data-release` of `#stage`; none is shown when it is missing.
 * @param loadRemote loads the remote's `src/remote.ts`; in the frame alone
 */
export async function startStage(name: string, loadRemote: LoadRemote): Promise<void> {
  if (isFramed() || readStageState(window.location.search).bar === 'none') {
    const { startFrame } = await import('./frame/start-frame.ts');
    await startFrame(name, loadRemote);
  } else {
    const { startBar } = await import('./bar/start-bar.tsx');
    startBar(name, document.getElementById('stage')?.dataset['release'] ?? '');
  }
}
