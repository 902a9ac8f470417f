import { ARABIC } from './arabic.ts';
import type { ContractProblem } from './contract-problem.ts';
import { ENGLISH } from './english.ts';
import type { ProblemWords, SaidProblem } from './problem-words.ts';

const WORDS = { ar: ARABIC, en: ENGLISH } as const;

/** Words a problem in a language: what is wrong, and who has to move. */
export function sayProblem(problem: ContractProblem, language: keyof typeof WORDS): SaidProblem {
  // Each kind's words take that kind, which the type of the table cannot say of a kind that is not known yet.
  const words = WORDS[language][problem.kind] as (
    problem: ContractProblem,
  ) => ReturnType<ProblemWords[ContractProblem['kind']]>;
  const [sentence, cure] = words(problem);
  return { sentence, cure };
}
