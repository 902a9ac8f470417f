import type { ContractCall } from './call-table.ts';

/** How the API behaves on a stage (quality, "Faults"). `live` is the real one, untouched. */
export const SCENARIOS = ['live', 'empty', 'slow', '500', '401', 'offline', 'malformed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export type ScenarioAnswer =
  | { kind: 'answer'; status: number; body: string }
  /** The real API answers, so much later. */
  | { kind: 'real'; delayMs: number }
  | { kind: 'none' };

const json = (status: number, body: unknown): ScenarioAnswer => ({
  kind: 'answer',
  status,
  body: JSON.stringify(body),
});

const failure = (status: number, code: string, message: string) => json(status, { error: { code, message } });

/**
 * What a scenario answers to a call of the contract. A call that the contract does not know is told so with
 * status 501, unless the real API answers.
 */
export function answerOf(
  scenario: Scenario,
  call: ContractCall | undefined,
  { delayMs }: { delayMs: number },
): ScenarioAnswer {
  switch (scenario) {
    case 'live':
      return { kind: 'real', delayMs: 0 };
    case 'slow':
      return { kind: 'real', delayMs };
    case 'offline':
      return { kind: 'none' };
    case '500':
      return failure(500, 'internal', 'The stage answers 500 to every call.');
    case '401':
      return failure(401, 'unauthorized', 'The stage answers 401 to every call.');
    case 'malformed':
      // Cut off in the middle, as by a proxy that gave up.
      return { kind: 'answer', status: 200, body: '{"data":[{"_id":' };
    case 'empty':
      return call
        ? json(200, call.empty)
        : failure(501, 'not_in_contract', 'The call table of @shared/api has no such call.');
    default:
      return scenario satisfies never;
  }
}
