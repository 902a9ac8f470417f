import { releaseId, type ReleasePointer, type Verdict } from '@shared/contract';
import type { Store } from '../store/store.ts';
import { change, type MoveOptions } from './moves.ts';
import { readPointer } from './releases.ts';

/** Who stands in the history for what nobody has commanded. */
const JUDGE = { author: 'the judge', commit: '', dirty: false };

/** Whether the pointer still has what the verdict is about: the same canary, given once, beside the same live release. */
const isAbout = ({ release, canary }: ReleasePointer, { canary: judged, live, given }: JudgedCanary) =>
  canary !== null &&
  releaseId(canary) === judged &&
  releaseId(release) === live &&
  (canary.since ?? '') === given;

/** What a verdict says of which canary. */
export type JudgedCanary = Pick<Verdict, 'canary' | 'live' | 'given' | 'sentence'>;

async function moveJudged(
  store: Store,
  judged: JudgedCanary,
  what: 'canary ended' | 'promoted',
  options: Pick<MoveOptions, 'now'>,
): Promise<boolean> {
  const pointer = await readPointer(store);
  if (!pointer || !isAbout(pointer, judged)) return false;
  const { canary: release, live, sentence } = judged;
  const left = what === 'promoted' ? { previous: live } : {};
  const moved = await change(
    store,
    { what, release, ...left },
    { ...options, reason: `the judge: ${sentence}`, origin: JUDGE },
  );
  return what === 'promoted' ? releaseId(moved.release) === release : moved.canary === null;
}

/**
 * Ends a canary that was found worse, with the reason in the history.
 * @returns whether that was done; false where the pointer has moved on since the verdict, which is nothing to mend
 */
export const takeBackJudged = (store: Store, judged: JudgedCanary, options: Pick<MoveOptions, 'now'> = {}) =>
  moveJudged(store, judged, 'canary ended', options);

/** Makes a canary that was found good live for all, likewise. */
export const promoteJudged = (store: Store, judged: JudgedCanary, options: Pick<MoveOptions, 'now'> = {}) =>
  moveJudged(store, judged, 'promoted', options);
