import { isRecord } from './record.ts';

/** What a page load has met of one remote's release. */
export interface SeenRelease {
  /** As `mf-blog@0.2.0-1a2b3c4d`. */
  release: string;
  /** Whether something of it stood on the page; otherwise it went wrong before. */
  shown: boolean;
  /** Whether something of it went wrong. */
  error: boolean;
  /** Whether one of its scripts did not come. */
  failedLoad: boolean;
  /** Whether the server's markup did not fit. */
  mismatch: boolean;
  /** Milliseconds; of the release that the first view came from. */
  LCP?: number;
  /** Likewise. */
  INP?: number;
  /** Without unit; likewise. */
  CLS?: number;
  /** Listeners, timers and elements of it that stood after its section was taken down; where that has happened. */
  leftovers?: number;
}

/**
 * How one page load has gone, for `POST /views`, by which a canary is compared with the live release. This is all that is sent:
 * docs/security.md, "Canaries".
 */
export interface ViewReport {
  /** Names the page load: what comes later under the same takes its place. Random, and of one page load alone. */
  id: string;
  releases: readonly SeenRelease[];
}

/** The document's word on which remotes have a canary, between spaces: only of these browsers tell. Absent where none has. */
export const COMPARED_META = 'compared';

/** More than there are remotes. */
const MOST_RELEASES = 20;

const FIGURES = ['LCP', 'INP', 'CLS', 'leftovers'] as const;
const FLAGS = ['shown', 'error', 'failedLoad', 'mismatch'] as const;

const isFigure = (value: unknown) =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e6);

const isSeen = (value: unknown): value is SeenRelease =>
  isRecord(value) &&
  typeof value['release'] === 'string' &&
  /^[\w-]{1,40}@[\w.-]{1,60}$/.test(value['release']) &&
  FLAGS.every((flag) => typeof value[flag] === 'boolean') &&
  FIGURES.every((figure) => isFigure(value[figure]));

/** The report in what a browser sent; undefined when it is anything else. */
export function parseViewReport(value: unknown): ViewReport | undefined {
  if (!isRecord(value)) return undefined;
  const { id, releases } = value;
  const isReport =
    typeof id === 'string' &&
    /^[\da-z]{12,40}$/.test(id) &&
    Array.isArray(releases) &&
    releases.length <= MOST_RELEASES &&
    releases.every(isSeen);
  return isReport ? { id, releases } : undefined;
}
