import type { RouteFigures } from '../measures/first-views.ts';
import type { Visit } from '../measures/visit.ts';
import type { Contender } from '../site/start-sites.ts';
import { overallBars, routeBars } from './first-views.ts';

const visit = (given: Partial<Visit>): Visit => ({
  tripsToHeading: 2,
  tripsToInteractive: 2,
  chain: [],
  rendered: true,
  requests: 20,
  bytes: 300_000,
  scriptBytes: 149_000,
  allBytes: 500_000,
  firstPaint: 700,
  largestPaint: 700,
  largest: 'h1',
  layoutShift: 0,
  blocking: 100,
  heading: 800,
  interactive: 1500,
  pressWorks: true,
  twice: [],
  ...given,
});

const thread = (scriptTime: number) => ({ scriptTime, styleTime: 20 });

/** Each contender's turns; what is not said is as plain as can be. */
function figures(
  path: string,
  given: Partial<Record<Contender, readonly Partial<Visit>[]>>,
  rendering: 'server' | 'browser' = 'server',
): RouteFigures {
  const turns = Object.fromEntries(
    (['site', 'fallback', 'ideal', 'plain', 'federated'] as const).map((name) => [
      name,
      (given[name] ?? [{}, {}, {}]).map(visit),
    ]),
  ) as unknown as RouteFigures['turns'];
  const cold = Object.fromEntries(
    Object.entries(turns).map(([name, visits]) => [name, visits[1]]),
  ) as unknown as RouteFigures['cold'];
  return {
    route: { path, address: path, rendering, headingFromData: false },
    cold,
    turns,
    threads: { site: [60, 62, 58].map(thread), plain: [100, 100, 100].map(thread) },
    warm: {},
    unrendered: 0,
  };
}

const sells = (path: string, site: readonly number[]) =>
  figures(path, {
    site: site.map((interactive) => ({ interactive })),
    plain: site.map(() => ({ interactive: 1000, largestPaint: 2100 })),
  });
const barOf = (measured: RouteFigures, what: string) =>
  routeBars(measured).find((bar) => bar.what === `${measured.route.path}: ${what}`);

describe('the bars of a first view', () => {
  it('are 0.75 of plain and no more than ideal until it is interactive, turn by turn', () => {
    const measured = figures('/sell', {
      site: [{ interactive: 1400 }, { interactive: 1450 }, { interactive: 1600 }],
      plain: [{ interactive: 2000 }, { interactive: 2000 }, { interactive: 2000 }],
      ideal: [{ interactive: 1300 }, { interactive: 1300 }, { interactive: 1300 }],
    });
    expect(barOf(measured, 'interactive, of plain')).toMatchObject({
      value: 0.73,
      limit: 0.75,
      spread: [0.7, 0.8],
      verdict: 'undecided',
    });
    expect(barOf(measured, 'interactive, of ideal')).toMatchObject({ limit: 1, verdict: 'missed' });
  });

  it('are 0.35 of plain until the largest paint, and 0.60 of its script time', () => {
    const measured = figures('/sell', {
      plain: [{ largestPaint: 2500 }, { largestPaint: 2500 }, { largestPaint: 2500 }],
    });
    expect(barOf(measured, 'LCP, of plain')).toMatchObject({ value: 0.28, limit: 0.35, verdict: 'met' });
    expect(barOf(measured, 'script CPU until the first control, of plain')).toMatchObject({
      value: 0.6,
      limit: 0.6,
      spread: [0.58, 0.62],
      verdict: 'undecided',
    });
  });

  it('allow 150 kB of JavaScript, and 180 for an article', () => {
    const heavy = { site: [{ scriptBytes: 170_000 }, { scriptBytes: 170_000 }, { scriptBytes: 170_000 }] };
    expect(barOf(figures('/sell', heavy), 'JavaScript')).toMatchObject({ limit: 150, verdict: 'missed' });
    expect(barOf(figures('/blog/:id', heavy), 'JavaScript')).toMatchObject({ limit: 180, verdict: 'met' });
  });

  it('are those of the heading, of ideal, where only the browser renders', () => {
    const portal = figures('/fal-license', {}, 'browser');
    expect(barOf(portal, 'heading, of ideal')).toMatchObject({ value: 1, limit: 1.1, verdict: 'met' });
    expect(barOf(portal, 'LCP, of plain')).toBeUndefined();
  });
});

describe('the bar of all routes together', () => {
  const far = ['/', '/sell', '/rent', '/blog'].map((path) => sells(path, [500, 550, 590]));

  it('asks for five that are interactive at 0.60 of plain', () => {
    const [bar] = overallBars([...far, sells('/join', [560, 580, 600]), sells('/contact', [700, 700, 700])]);
    expect(bar).toMatchObject({ value: 5, limit: 5, bound: 'at least', spread: [5, 5], verdict: 'met' });
  });

  it('is undecided while one of them is so in some turns only', () => {
    const [bar] = overallBars([...far, sells('/join', [560, 580, 700])]);
    expect(bar).toMatchObject({ value: 5, spread: [4, 5], verdict: 'undecided' });
    const [missed] = overallBars([...far, sells('/join', [700, 710, 720])]);
    expect(missed).toMatchObject({ value: 4, verdict: 'missed' });
  });

  it('is none where fewer routes were asked for', () => {
    expect(overallBars(far)).toEqual([]);
  });
});
