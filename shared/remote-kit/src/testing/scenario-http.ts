import { contractCalls, findCall } from '../stage/scenario/call-table.ts';
import { answerOf, type Scenario } from '../stage/scenario/scenarios.ts';
import type { HttpResult } from '@shared/contract';
import { createFakeHttp, offline, ok, status, type FakeHttp } from './fake-http.ts';

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

/** The API of a test that behaves as the stage's scenario of that name, for every call of the contract. */
export function createScenarioHttp(scenario: FakedScenario): FakeHttp {
  const fake = createFakeHttp();
  return {
    ...fake,
    async request(request) {
      await fake.request(request);
      const call = findCall(await contractCalls(), request);
      const answer = answerOf(scenario, call, { delayMs: 0 });
      return answer.kind === 'answer' ? read(request.method, answer.status, answer.body) : offline;
    },
  };
}
