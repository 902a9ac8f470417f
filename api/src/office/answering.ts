import type { Answering } from '../database/embedded.ts';
import { answerExport } from '../export/answer-export.ts';
import { act } from './actions/act.ts';
import { refused, type Action, type Rules } from './actions/action.ts';
import { QUESTION } from './perform.ts';

/** Answers the office's commands, which cannot open the embedded database while the API has it open. */
export const answeringOf =
  (rules: Rules): Answering =>
  async (database, line) => {
    if (!line.startsWith(QUESTION)) return answerExport(database, line);
    const answer = await act(database, JSON.parse(line.slice(QUESTION.length)) as Action, rules).catch(
      (error: unknown) => refused(error instanceof Error ? error.message : String(error)),
    );
    return JSON.stringify(answer);
  };
