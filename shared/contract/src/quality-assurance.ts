import type { RemoteName } from './routes.ts';

/** One remote that a document takes from elsewhere, because somebody who tests has asked for it. */
export interface OverrideState {
  remote: RemoteName;
  /** An origin, or the id of another release at the remote's own origin. */
  source: string;
  /** Of the release that was found there. */
  version?: string;
  /** Why the live release stands in its place all the same. */
  refused?: string;
}

/** What a document says to those who test; absent where the deployer has not switched overrides on. */
export interface QualityAssurance {
  overrides: readonly OverrideState[];
  /** When the overrides end; ISO 8601, null when there are none. */
  expiresAt: string | null;
}
