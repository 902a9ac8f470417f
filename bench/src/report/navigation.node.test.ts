import type { Step } from '../measures/navigation.ts';
import { reportSteps } from './navigation.ts';

beforeAll(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

const step = (given: Partial<Step>): Step => ({
  move: '/sell',
  contender: 'site',
  heading: 80,
  content: 150,
  requests: [],
  scripts: 0,
  ...given,
});
const plain = (given: Partial<Step>) => step({ contender: 'plain', ...given });

describe('the bars of a move inside the site', () => {
  it('hold heading and content each against its own, with the spread of the turns', () => {
    const [heading, content, requests, ...more] = reportSteps([
      step({ heading: 80, content: 150 }),
      step({ heading: 90, content: 190 }),
      step({ heading: 95, content: 230 }),
    ]);
    expect(heading).toMatchObject({
      what: 'move /sell: heading',
      value: 90,
      limit: 100,
      spread: [80, 95],
      verdict: 'met',
    });
    expect(content).toMatchObject({
      what: 'move /sell: content',
      value: 190,
      limit: 200,
      verdict: 'undecided',
    });
    expect(requests).toMatchObject({ value: 0, verdict: 'met' });
    // Nothing was measured of plain.
    expect(more).toEqual([]);
  });

  it('are below plain’s, turn by turn: as late as plain is missed', () => {
    const bars = reportSteps([
      ...[step({ heading: 60, content: 300 }), step({ heading: 90, content: 400 })],
      ...[plain({ heading: 120, content: 300 }), plain({ heading: 100, content: 400 })],
      step({ contender: 'ideal', heading: 10, content: 10 }),
    ]);
    const of = (what: string) => bars.find((bar) => bar.what === `move /sell: ${what}, of plain`);
    expect(of('heading')).toMatchObject({ value: 0.7, spread: [0.5, 0.9], verdict: 'met' });
    expect(of('content')).toMatchObject({ value: 1, verdict: 'missed' });
  });

  it('are those of each move, and what was asked of the network counts at its worst', () => {
    const bars = reportSteps([
      step({ requests: [] }),
      step({ requests: ['/assets/late.js'], scripts: 1 }),
      step({ move: 'card to property' }),
    ]);
    expect(bars.filter(({ verdict }) => verdict === 'missed')).toMatchObject([
      { what: 'move /sell: requests', value: 1 },
    ]);
    expect(bars.filter(({ what }) => what.startsWith('move card to property'))).toHaveLength(3);
  });
});
