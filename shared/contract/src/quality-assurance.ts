import type { ContractProblem } from './problems/contract-problem.ts';

/** Why the live release stands in the place of one that was asked for. */
export type Refusal =
  /** Of whatever does not lead to a release. */
  | { kind: 'nothing there' }
  /** Of a preview that never was, too. */
  | { kind: 'ended' }
  /** Another remote's release is there. */
  | { kind: 'another remote'; name: string }
  /** It breaks the contract; what of it does. */
  | { kind: 'contract'; problems: readonly ContractProblem[] };

/** One remote that a document takes from elsewhere, because somebody who tests has asked for it. */
export interface OverrideState {
  remote: string;
  /** An origin, or the id of another release at the remote's own origin. */
  source: string;
  /** Of the release that was found there. */
  version?: string;
  /** Why the live release stands in its place all the same. */
  refused?: Refusal;
  /** Of a preview: whether it is there, or has ended. Default: it is none. */
  preview?: 'shown' | 'ended';
}

/** What a document says to those who test; absent where the deployer has not switched overrides on, but of a preview. */
export interface QualityAssurance {
  overrides: readonly OverrideState[];
  /** Whether others may be chosen: the deployer has named origins. */
  choosable: boolean;
  /** When the overrides end; ISO 8601, null when there are none. */
  expiresAt: string | null;
}
