import type { Verdict } from '@shared/contract';
import { addCounts, type TrialCounts } from './counts.ts';

/** What was seen of a trial in one turn, of all who count. */
export interface TurnCounts {
  /** Of so many milliseconds each, since 1970. */
  turn: number;
  counts: TrialCounts;
}

/** Where what document servers count comes together. */
export interface Tallies {
  counted: Verdict['counted'];
  /** How many turns to wait until all will have added theirs. */
  late: number;
  /** @param trial as `trialKey` names it */
  add(trial: string, turn: TurnCounts): Promise<void>;
  /** Those after one turn and until another, that one included, in their order. */
  read(trial: string, after: number, until: number): Promise<TurnCounts[]>;
  close(): Promise<void>;
}

export const addTrialCounts = (one: TrialCounts, other: TrialCounts): TrialCounts => ({
  canary: addCounts(one.canary, other.canary),
  live: addCounts(one.live, other.live),
});

/** Of one document server that counts for itself: in memory, until it was read. */
export function openOwnTallies(): Tallies {
  const waiting = new Map<string, TurnCounts[]>();
  return {
    counted: 'alone',
    late: 0,
    async add(trial, turn) {
      waiting.set(trial, [...(waiting.get(trial) ?? []), turn]);
    },
    async read(trial) {
      const turns = waiting.get(trial) ?? [];
      waiting.delete(trial);
      return turns;
    },
    close: () => Promise.resolve(),
  };
}
