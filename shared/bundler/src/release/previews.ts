import { releaseId, type Release } from '@shared/contract';
import type { Store } from '../store/store.ts';
import { change, refuseForeign, requirePointer, type MoveOptions } from './moves.ts';
import { folderOf, previewsAt, stateOf, type PointerState } from './pointer-state.ts';
import { newPreviewName, previewKey } from './preview-name.ts';
import { readLog, type LogEntry } from './release-log.ts';

/** How long a preview's link opens it. */
export const PREVIEW_DAYS = 14;

/**
 * Makes a held release the one preview of its branch: what a link may name from now on, in place of the branch's earlier one.
 * @param days until it ends by itself; default: `PREVIEW_DAYS`
 * @returns the name for the link, which is kept nowhere else
 */
export async function showPreview(
  store: Store,
  release: Release,
  branch: string,
  options: MoveOptions = {},
  days: number = PREVIEW_DAYS,
): Promise<{ name: string; until: string }> {
  const { now = new Date() } = options;
  refuseForeign(store, await requirePointer(store), release);
  const name = newPreviewName(releaseId(release));
  const until = new Date(now.getTime() + days * 86_400_000).toISOString();
  const preview = { branch, key: previewKey(name), until };
  await change(store, { what: 'held', release: releaseId(release), preview }, options);
  return { name, until };
}

/** Ends the preview of a branch before its time. Rejects where there is none. */
export async function endPreview(store: Store, branch: string, options: MoveOptions = {}): Promise<void> {
  const { now = new Date() } = options;
  const shown = previewsAt(stateOf(await readLog(store)), now);
  if (!shown.some((each) => each.branch === branch)) {
    const known = shown.map((each) => each.branch).join(', ') || 'none';
    throw new Error(`there is no preview of ${branch}; there are: ${known}`);
  }
  const { release } = await requirePointer(store);
  await change(store, { what: 'cleaned', release: releaseId(release), branches: [branch] }, options);
}

/**
 * Deletes the releases that were made for previews which have ended or were replaced; what was ever held for its own sake, live,
 * or a canary is `cleanReleases`' matter.
 * @returns their ids
 */
export async function cleanPreviews(store: Store, options: MoveOptions = {}): Promise<string[]> {
  const { now = new Date() } = options;
  const entries = await readLog(store);
  if (!entries.some(({ preview }) => preview)) return [];
  const kept = new Set(await store.list('releases'));
  const gone = [...endedIn(entries, now)].filter((id) => kept.has(id));
  if (gone.length === 0) return [];
  const { release } = await requirePointer(store);
  // The pointer first: it must not name what is gone.
  await change(store, { what: 'cleaned', release: releaseId(release), gone }, options);
  // Somebody may have made one live, or shown it again, in the meantime.
  const ended = endedIn(await readLog(store), now);
  const doomed = gone.filter((id) => ended.has(id));
  // One after the other, so that a command that is killed leaves the rest whole.
  // oxlint-disable-next-line no-await-in-loop
  for (const id of doomed) await store.remove(folderOf(id));
  return doomed;
}

const isNamed = ({ live, canary, previous }: PointerState, folder: string) =>
  [live, canary?.folder, ...previous.map((each) => each.folder)].includes(folder);

/** Ids of the releases that have been previews and nothing else, and are none any more. */
function endedIn(entries: readonly LogEntry[], now: Date): Set<string> {
  const state = stateOf(entries);
  const shown = previewsAt(state, now);
  const ids = new Set(entries.flatMap(({ preview, release }) => (preview ? [release] : [])));
  const otherwise = new Set(
    entries.flatMap(({ what, preview, release }) => (preview || what === 'cleaned' ? [] : [release])),
  );
  return new Set(
    [...ids].filter((id) => {
      const folder = folderOf(id);
      return !otherwise.has(id) && !isNamed(state, folder) && !shown.some((each) => each.folder === folder);
    }),
  );
}
