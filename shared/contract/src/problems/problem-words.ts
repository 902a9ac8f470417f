import type { ContractProblem, GuestFault, ProblemOf } from './contract-problem.ts';
import type { Said } from './said.ts';

/** A problem in words. */
export interface SaidProblem {
  /** What is wrong. */
  sentence: Said;
  /** Who has to move, and how. */
  cure: Said;
}

/** A language's words for each kind of problem: sentence and cure. */
export type ProblemWords = {
  readonly [Kind in ContractProblem['kind']]: (problem: ProblemOf<Kind>) => readonly [Said, Said];
};

/** A language's words for each kind of fault of a guest's release, by what that is called. */
export type FaultWords = {
  readonly [Kind in GuestFault['kind']]: (
    release: string,
    fault: Extract<GuestFault, { kind: Kind }>,
  ) => Said;
};

export function sayFault(words: FaultWords, release: string, fault: GuestFault): Said {
  // As with problems: each kind's words take that kind.
  const say = words[fault.kind] as (release: string, fault: GuestFault) => Said;
  return say(release, fault);
}
