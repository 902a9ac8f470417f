import type { HttpResult } from '@shared/contract';
import { contractCalls, findCall } from '../scenarios/call-table.ts';
import { answerOf, type Scenario } from '../scenarios/scenarios.ts';
import { offline, ok, status, type FakeAnswer } from './fake-http.ts';

/** Those that need no real API. */
export type FakedScenario = Exclude<Scenario, 'live' | 'slow'>;

const read = (method: string, code: number, body: string): HttpResult => {
  if (code > 299) return status(code);
  try {
    return ok(JSON.parse(body));
  } catch {
    // As the real client reads it: of a form only the status counts (specification, section 7).
    return method === 'GET' ? { ok: false, failure: { kind: 'malformed' } } : ok(undefined);
  }
};

/** Answers every call of the contract as the stage's scenario of that name: `createFakeHttp({ '*': inScenario('500') })`. */
export const inScenario =
  (scenario: FakedScenario): FakeAnswer =>
  async (request) => {
    const call = findCall(await contractCalls(), request);
    const answer = answerOf(scenario, call, { delayMs: 0 });
    return answer.kind === 'answer' ? read(request.method, answer.status, answer.body) : offline;
  };
