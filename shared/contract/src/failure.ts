/** Every way in which a remote can fail to appear (architecture, "Failing"). */
export const REMOTE_FAILURE_KINDS = [
  'offline',
  'timeout',
  'not-found',
  // The file is no longer there: the page is older than what its origin keeps.
  'gone',
  'wrong-integrity',
  'bad-container',
  'missing-expose',
  'init',
  'mount',
  'render',
] as const;
export type RemoteFailureKind = (typeof REMOTE_FAILURE_KINDS)[number];

export interface RemoteFailure {
  kind: RemoteFailureKind;
  remote: string;
  version?: string;
  /** For the log, never for the visitor. */
  cause: unknown;
}
