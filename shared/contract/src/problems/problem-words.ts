import type { ContractProblem, ProblemOf } from './contract-problem.ts';
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
