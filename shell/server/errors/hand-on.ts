import type { OwnedError } from './error-group.ts';

/** Hands errors on to somebody else's service; rejects when that does not take them. `at` is ISO 8601. */
export type HandOn = (errors: readonly OwnedError[], at: string) => Promise<void>;

/** Milliseconds that a service has for its answer: it holds up no other error for longer. */
export const HAND_ON_LIMIT_MS = 3000;

const FRAME = /^(.*):(\d+):(\d+)$/;

/** A place of a stack as `mf-blog/src/remote.ts:12:3`, taken apart; line and column are 0 where they are not known. */
export function readFrame(place: string): { file: string; line: number; column: number } {
  const [, file = place, line = '0', column = '0'] = FRAME.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}
