import { DEFAULT_JUDGE_RULES, parseJudgeRules } from './judge-rules.ts';

describe('what a team says of how its canaries are judged', () => {
  it('stands in the place of the defaults, and what it does not say is as these are', () => {
    expect(parseJudgeRules({})).toEqual({ ok: true, value: DEFAULT_JUDGE_RULES });
    const rules = { errors: 0.05, CLS: false, INP: { slack: 40 }, promoteAfter: { minutes: 5 } };
    expect(parseJudgeRules(rules)).toEqual({
      ok: true,
      value: {
        ...DEFAULT_JUDGE_RULES,
        errors: 0.05,
        CLS: false,
        INP: { slack: 40, limit: 0.15 },
        promoteAfter: { minutes: 5, views: 500 },
      },
    });
  });

  it.each([
    [[], 'it must hold an object'],
    [{ errors: 2 }, '"errors" must be a share between 0 and 1, such as 0.02, or false, not 2'],
    [{ lcp: 3 }, 'there is no "lcp"; there are errors, failedLoads,'],
    [{ LCP: 400 }, '"LCP" must be an object of slack and limit, or false, not 400'],
    [{ LCP: { slack: '1 s' } }, '"LCP.slack" must be a number of 0 or more, not "1 s"'],
    [{ INP: { by: 3 } }, 'there is no "INP.by"; there are INP.slack, INP.limit'],
    [{ promoteAfter: { minutes: -1 } }, '"promoteAfter.minutes" must be a number of 0 or more, not -1'],
    [{ falseAlarms: 0 }, '"falseAlarms" must be a share between 0 and 1, such as 0.02, not 0'],
  ])('is refused by the key where it is wrong: %j', (rules, error) => {
    expect(parseJudgeRules(rules)).toEqual({ ok: false, error: expect.stringContaining(error) });
  });
});
