import type { Changes, LogEntry } from '@shared/bundler/team-history';
import type { ContractProblem, Verdict } from '@shared/contract';
import type { ErrorGroup } from '../errors/error-group.ts';
import type { VitalsOfRelease } from './recent-vitals.ts';

/**
 * What visitors have of a release. `live`, `canary`: they get it. `refused`: its origin names it, and this shell does not take it. `held`:
 * built and checked, nobody gets it. `earlier`: it was live.
 */
export type ReleaseRole = 'live' | 'canary' | 'refused' | 'held' | 'earlier';

/** One release of a remote, as far as it is known. */
export interface ReleaseView {
  /** `0.2.0-1a2b3c4d`. */
  id: string;
  role: ReleaseRole;
  /** Of a canary's visitors. */
  percent?: number;
  /** ISO 8601. Default: its record cannot be had. */
  builtAt?: string;
  /** Of the commit that it was built from; empty where nobody knows. */
  commit: string;
  /** When it became what it is; of an earlier one, until when it was live. ISO 8601. Default: its log is not read. */
  since?: string;
  /** Who made it that. Default: its log is not read. */
  author?: string;
  /** What was said of it then. Default: nothing. */
  reason?: string;
  /** Whether it was built of more than its commit. Default: its log is not read. */
  dirty?: boolean;
  /** Whether documents are rendered from it now, of those that visitors get. Default: nobody gets it. */
  rendering?: 'server' | 'paused' | 'browser';
  /** What it brought, by the log. Default: it is not known. */
  changes?: Changes;
  /** The commit that it is compared with where the log does not say: the release's before it. Default: none is known. */
  comparedWith?: string;
  /** Who opens it sees the site with it, rendered on the server. Default: the site shows no previews, or it is what visitors get. */
  look?: string;
  /** Errors that are kept of it. */
  errors: number;
  vitals: VitalsOfRelease;
}

/** How a release stands to the shell or to another remote's releases. */
export interface Fit {
  /** `apart`: they have nothing to do with one another. */
  kind: 'fits' | 'breaks' | 'note' | 'apart';
  problems: readonly ContractProblem[];
}

/** A row of who fits whose contract. */
export interface FitRow {
  remote: string;
  release: Pick<ReleaseView, 'id' | 'role'>;
  shell: Fit;
  /** With what of each remote visitors get; of its own there is none. */
  others: Readonly<Record<string, Fit>>;
}

/** Whether its log is read. `unnamed`: the server was not told where it is. */
export type LogState = 'read' | 'unnamed' | 'unreadable';

export interface RemoteView {
  name: string;
  /** Why its origin's own release is not the live one, or what else is wrong. */
  problem: string | null;
  /** Live, canary, refused, held, and the earlier ones, the newest first. */
  releases: readonly ReleaseView[];
  /** How many earlier ones are not among them. */
  moreEarlier: number;
  /** Previews that have not ended; by the pointer alone only until when is known. */
  previews: readonly { until: string; branch?: string; release?: string }[];
  /** The newest first, a handful. */
  errors: readonly ErrorGroup[];
  /** How many groups there are. */
  errorGroups: number;
  log: LogState;
  /** The newest first, a handful. */
  history: readonly LogEntry[];
  /** What commands need to know of where its releases are: ` --to s3://…`, or nothing. */
  place: string;
  /** What the judge of canaries says. Default: there is none, or it has nothing to say. */
  verdict?: Verdict;
}

export interface ShellView {
  version: string;
  contract: number;
  accepts: readonly number[];
  vitals: VitalsOfRelease;
  errors: readonly ErrorGroup[];
  errorGroups: number;
}

/** All that the page of releases shows, at one moment. */
export interface ReleasesView {
  /** Milliseconds since 1970. */
  now: number;
  siteUrl: string;
  remotes: readonly RemoteView[];
  shell: ShellView;
  fits: readonly FitRow[];
  /** All that does not fit, each said once, what breaks first. */
  problems: readonly ContractProblem[];
  /** Groups of errors that were seen within the last hour, whoever's. */
  recentErrors: number;
  /** Where errors are kept; `unreadable` when that place does not answer. */
  errorsKept: 'together' | 'here' | 'elsewhere' | 'unreadable';
}
