import { isRecord } from './record.ts';

/**
 * What went wrong in a visitor's browser: an uncaught error, a rejection that nobody has taken, a section or parcel that was
 * replaced by its panel, server's markup that did not fit, a script that did not load, what the page's policy has refused, an
 * answer to a press that took long.
 */
export const REPORTED_KINDS = [
  'error',
  'rejection',
  'section',
  'mismatch',
  'load',
  'policy',
  'slow',
] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** A place in one of the site's scripts. */
export interface ErrorFrame {
  /** Path under the site's address, as `/remotes/mf-blog/releases/0.1.0-1a2b3c4d/browser/801.js`. */
  file: string;
  /** From 1; 0 where the column counts the script's characters. */
  line: number;
  /** From 1. Of line 0: characters from the script's beginning; 0 where only the script is known. */
  column: number;
}

/** One error of a visit, for `POST /errors`. This is all that is sent: docs/security.md, "Errors". */
export interface ErrorReport {
  kind: ReportedKind;
  /** As `TypeError`. */
  name: string;
  /** Without what a visitor may have typed (`withoutVisitor`). */
  message: string;
  /** The innermost first; of the site's own scripts alone. */
  frames: readonly ErrorFrame[];
  /** Whose root it came out of, as `mf-blog@0.2.0-1a2b3c4d` or `shell`; empty when nobody knows. */
  source: string;
  /** Route pattern such as `/blog/:id`: no address of a visitor's page leaves it. */
  route: string;
  /** How often it has happened in this page load, up to 10,000. */
  count: number;
}

/** More than one page load sends at once. */
const MOST_REPORTS = 20;
export const MOST_FRAMES = 20;
export const MOST_MESSAGE_LETTERS = 300;
/** A page that fails at each frame for minutes. */
const MOST_TIMES = 10_000;

const FILE = /^\/(?:assets|remotes)\/[\w.@/-]{1,200}\.js$/;

const isPlace = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e8;

const isFrame = (value: unknown): value is ErrorFrame =>
  isRecord(value) &&
  typeof value['file'] === 'string' &&
  FILE.test(value['file']) &&
  !value['file'].includes('..') &&
  isPlace(value['line']) &&
  isPlace(value['column']);

const isShort = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

function isReport(value: unknown): value is ErrorReport {
  if (!isRecord(value)) return false;
  const { kind, name, message, frames, source, route, count } = value;
  return (
    REPORTED_KINDS.includes(kind as ReportedKind) &&
    isShort(name, /^[\w$. -]{1,60}$/) &&
    typeof message === 'string' &&
    message.length <= MOST_MESSAGE_LETTERS &&
    Array.isArray(frames) &&
    frames.length <= MOST_FRAMES &&
    frames.every(isFrame) &&
    isShort(source, /^[\w.@-]{0,80}$/) &&
    isShort(route, /^[\w/:*.-]{1,80}$/) &&
    Number.isInteger(count) &&
    Number(count) >= 1 &&
    Number(count) <= MOST_TIMES
  );
}

/** The reports in what a browser sent; undefined when it is anything else. */
export const parseErrorReports = (value: unknown): ErrorReport[] | undefined =>
  Array.isArray(value) && value.length <= MOST_REPORTS && value.every(isReport) ? value : undefined;

const FRAME = /(\/(?:assets|remotes)\/[\w.@/-]{1,200}\.c?js)(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})/g;

/**
 * The places of the site's own scripts in a stack, the innermost first, as each engine writes stacks; what stands in a document
 * or an extension is left out, since an address of a page is its visitor's.
 */
export const framesOf = (stack: string): ErrorFrame[] =>
  Array.from(stack.matchAll(FRAME))
    .slice(0, MOST_FRAMES)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
