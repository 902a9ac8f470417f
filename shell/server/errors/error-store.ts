import type { ErrorGroup, OwnedError } from './error-group.ts';

/** Where errors are kept, by group. */
export interface ErrorStore {
  /** For people: where it is. */
  name: string;
  /** @param at when, as ISO 8601 */
  add(errors: readonly OwnedError[], at: string): Promise<void>;
  /** The newest first, at most a thousand. @param owner a remote's name or `shell`. Default: of all. */
  list(owner?: string): Promise<ErrorGroup[]>;
  /** Resolves when what was added is kept. */
  close(): Promise<void>;
}

/** A group that nobody has seen for so long is forgotten. */
export const KEPT_DAYS = 30;
/** Of a flood the newest are kept. */
export const MOST_GROUPS = 1000;
