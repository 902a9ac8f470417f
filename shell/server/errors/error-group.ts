import type { SourcePlace } from '@shared/bundler/original-place';

/** One thing that went wrong, with whose it is. */
export interface OwnedError {
  /** As a browser reports it (`ReportedKind`), or `rendering` of a server bundle. */
  kind: string;
  name: string;
  message: string;
  /** A remote's name, `shell`, or `unknown`. */
  owner: string;
  /** As `0.1.0-1a2b3c4d`; empty for the shell and for nobody. */
  release: string;
  /** The innermost place in somebody's own sources; undefined when no script or no map of it is known. */
  place: SourcePlace | undefined;
  /** The package that threw when that was none of the site's own, as `react-dom`; empty otherwise. */
  library: string;
  /** The stack by the sources, the innermost first, as `mf-blog/src/remote.ts:12:3`. */
  stack: readonly string[];
  /** Route pattern. */
  route: string;
  /** As `Chrome 141`; `server` of what is rendered there. */
  browser: string;
  /** How often. */
  count: number;
}

/** What is the same error, however often and in whichever release. */
export interface ErrorGroup {
  /** Twelve hexadecimal digits, made of kind, owner, name, message and place. */
  id: string;
  /** As it was seen last, without what is counted. */
  last: Omit<OwnedError, 'count' | 'release' | 'browser'>;
  /** ISO 8601. */
  firstSeen: string;
  /** ISO 8601. */
  lastSeen: string;
  /** How often, by release (empty of the shell) and browser. */
  counts: readonly { release: string; browser: string; count: number }[];
}
