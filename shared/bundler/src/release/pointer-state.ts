import type { Canary, PastRelease, ReleasePointer } from '@shared/contract';
import type { BranchPreview, LogEntry } from './release-log.ts';

/** The newest preview of a branch, whether or not its time is over. */
export interface KnownPreview extends BranchPreview {
  folder: string;
}

/** What a pointer says, by the names of folders. */
export interface PointerState extends Pick<ReleasePointer, 'previous' | 'canary'> {
  /** The live release's; undefined until one was live. */
  live: string | undefined;
  /** One a branch, the newest last. */
  previews: readonly KnownPreview[];
}

const NOTHING: PointerState = { live: undefined, canary: null, previous: [], previews: [] };

export const folderOf = (id: string) => `releases/${id}/`;

const idOf = (folder: string) => folder.split('/')[1] ?? folder;

const without = (previous: readonly PastRelease[], folder: string) =>
  previous.filter((each) => each.folder !== folder);

/** The canary that is left beside a release. */
const canaryBeside = (folder: string, canary: Canary | null, keepCanary = false): Canary | null =>
  keepCanary && canary?.folder !== folder ? canary : null;

type Step = (state: PointerState, entry: LogEntry) => PointerState;

const goLive: Step = (state, { release, at, keepCanary }) => {
  const { live, canary, previous } = state;
  const folder = folderOf(release);
  if (live === folder) return state;
  const past = live === undefined ? [] : [{ folder: live, until: at }];
  return {
    ...state,
    live: folder,
    canary: canaryBeside(folder, canary, keepCanary),
    previous: [...past, ...without(previous, folder)],
  };
};

/** What each entry does to the pointer. One that does not fit any more, since another command was faster, does nothing. */
const STEPS: Readonly<Record<LogEntry['what'], Step>> = {
  found: (state, { release, canary, percent = 0, past = [] }) => ({
    ...state,
    live: folderOf(release),
    canary: canary === undefined ? null : { folder: folderOf(canary), percent },
    previous: past,
  }),
  live: goLive,
  held: (state, { release, preview }) =>
    preview
      ? {
          ...state,
          previews: [
            ...state.previews.filter(({ branch }) => branch !== preview.branch),
            { ...preview, folder: folderOf(release) },
          ],
        }
      : state,
  'rolled back'(state, { release, previous = '', keepCanary }) {
    const folder = folderOf(release);
    // It was to undo that one, not what has come since.
    if (state.live !== folderOf(previous)) return state;
    const left = without(state.previous, folder);
    return {
      ...state,
      live: folder,
      canary: canaryBeside(folder, state.canary, keepCanary),
      previous: left,
    };
  },
  canary: (state, { release, percent = 0, at, auto }) =>
    state.live === folderOf(release)
      ? state
      : { ...state, canary: { folder: folderOf(release), percent, since: at, ...(auto && { auto }) } },
  'canary ended': (state, { release }) =>
    state.canary?.folder === folderOf(release) ? { ...state, canary: null } : state,
  promoted: (state, entry) =>
    state.canary?.folder === folderOf(entry.release) ? goLive(state, entry) : state,
  cleaned: (state, { gone = [], branches = [] }) => ({
    ...state,
    previews: state.previews.filter(({ branch }) => !branches.includes(branch)),
    previous: state.previous.filter(({ folder }) => !gone.some((id) => folderOf(id) === folder)),
  }),
};

/** What all entries, the oldest first, come to. */
export const stateOf = (entries: readonly LogEntry[]): PointerState =>
  entries.reduce<PointerState>((state, entry) => STEPS[entry.what](state, entry), NOTHING);

/** The previews of which the time is not over. */
export const previewsAt = ({ previews }: PointerState, now: Date): KnownPreview[] =>
  previews.filter(({ until }) => until > now.toISOString());

/** The entries with the canaries that a release or a rollback has ended, each after what ended it. */
export function withEndedCanaries(entries: readonly LogEntry[]): LogEntry[] {
  let state = NOTHING;
  return entries.flatMap((entry) => {
    const before = state;
    const { canary } = state;
    state = STEPS[entry.what](state, entry);
    // Who was slower has done nothing: several document servers may find the same of a canary.
    if ((entry.what === 'canary ended' || entry.what === 'promoted') && state === before) return [];
    const isOver = canary && !state.canary && canary.folder !== state.live && entry.what !== 'canary ended';
    const { at, author, commit, dirty } = entry;
    const ended = { at, what: 'canary ended', release: idOf(canary?.folder ?? ''), author, commit, dirty };
    return isOver ? [entry, ended as LogEntry] : [entry];
  });
}
