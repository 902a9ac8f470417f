import { cohortCookie, COHORTS, cohortOf, drawCohort, isInShare } from './cohort.ts';

describe('cohorts', () => {
  const all = Array.from({ length: COHORTS }, (_, cohort) => cohort);

  it.each([1, 30, 50, 99])('give exactly %i percent of the visitors to a canary', (percent) => {
    expect(all.filter((cohort) => isInShare(cohort, 'mf-blog', percent))).toHaveLength(percent);
  });

  it('keep everybody who had a canary when its share grows', () => {
    const had = all.filter((cohort) => isInShare(cohort, 'mf-blog', 10));
    expect(had.every((cohort) => isInShare(cohort, 'mf-blog', 40))).toBe(true);
  });

  it('do not give all canaries to the same visitors', () => {
    const both = all.filter(
      (cohort) => isInShare(cohort, 'mf-blog', 30) && isInShare(cohort, 'mf-forms', 30),
    );
    expect(both.length).toBeLessThan(30);
  });

  it('are drawn from the whole range', () => {
    expect([drawCohort(() => 0), drawCohort(() => 0.9999)]).toEqual([0, 99]);
  });

  it.each([
    ['cohort=7', 7],
    ['language=ar; cohort=42; x=1', 42],
    ['cohort=', undefined],
    ['cohort=100', undefined],
    ['cohort=-1', undefined],
    ['mycohort=5', undefined],
    ['cohort=5x', undefined],
    [undefined, undefined],
  ])('are read from the cookies %j', (cookies, cohort) => expect(cohortOf(cookies)).toBe(cohort));

  it('are kept by a visitor for a year', () => {
    const cookie = cohortCookie(7);
    expect(cookie).toBe('cohort=7; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(cohortOf(`language=ar; ${cookie}`)).toBe(7);
  });
});
