import { createRecentVitals } from './recent-vitals.ts';

const BLOG = 'mf-blog@1.0.0-aaaaaaaa';

describe('the vitals of the last hour', () => {
  let now: number;
  let id = 0;
  const create = () =>
    createRecentVitals({ isKnown: (release) => release === BLOG || release === 'shell', now: () => now });
  let vitals: ReturnType<typeof create>;
  const measure = (value: number, vital = {}) =>
    vitals.measured({ id: String((id += 1)), name: 'LCP', value, release: BLOG, route: '/blog', ...vital });
  beforeEach(() => {
    now = Date.parse('2026-03-01T12:00:00Z');
    vitals = create();
  });

  it('are the 75th percentile, and how many loads were good, fair and poor, by release', () => {
    for (let load = 1; load <= 100; load += 1) measure(load * 50);
    measure(9000, { release: 'shell' });
    const { LCP, INP } = vitals.of(BLOG);
    expect(INP).toBeNull();
    expect(LCP).toMatchObject({ count: 100, shares: { good: 0.5, fair: 0.3, poor: expect.closeTo(0.2) } });
    expect(Math.abs((LCP?.p75 ?? 0) - 3750)).toBeLessThan(200);
    expect(vitals.of('shell').LCP?.count).toBe(1);
  });

  it('have a graph of three minutes each, with gaps, the oldest first, and nothing older than an hour', () => {
    measure(300);
    now += 30 * 60_000;
    measure(3200);
    const { LCP } = vitals.of(BLOG);
    expect(LCP?.steps).toHaveLength(20);
    expect(LCP?.steps.map((step) => step !== null).lastIndexOf(true)).toBe(19);
    expect(LCP?.steps.filter((step) => step !== null)).toHaveLength(2);
    now += 31 * 60_000;
    expect(vitals.of(BLOG).LCP?.count).toBe(1);
    now += 30 * 60_000;
    expect(vitals.of(BLOG).LCP).toBeNull();
  });

  it('count a figure that grows once, as it was sent last', () => {
    for (const value of [0.01, 0.04, 0.3]) measure(value, { name: 'CLS', id: 'v1' });
    measure(0, { name: 'CLS' });
    expect(vitals.of(BLOG).CLS).toMatchObject({ count: 2, shares: { good: 0.5, fair: 0, poor: 0.5 } });
  });

  it('are of releases in use alone', () => {
    for (let guess = 0; guess < 100; guess += 1) measure(100, { release: `mf-blog@${guess}` });
    expect(vitals.of('mf-blog@1').LCP).toBeNull();
    measure(100, { name: 'TTFB' });
    expect(vitals.of(BLOG)).toEqual({ LCP: null, INP: null, CLS: null });
  });
});
