import type { Latency, SearchedBy } from '../measures/filtering.ts';
import { reportFiltering } from './filtering.ts';

beforeAll(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

const visit = (searchedBy: SearchedBy, cpu: 1 | 4, worst: number): Latency => ({
  searchedBy,
  cpu,
  paint: { median: worst / 2, worst },
  results: { median: worst, worst: worst * 2 },
  keystrokes: 36,
});

describe('the bars of filtering 10,000 listings', () => {
  it('are held by the worst keystroke of each visit, whoever searches', () => {
    const bars = reportFiltering([
      ...[12, 15, 14].map((worst) => visit('browser', 1, worst)),
      ...[45, 60, 70].map((worst) => visit('browser', 4, worst)),
      ...[17, 18, 20].map((worst) => visit('API', 1, worst)),
    ]);
    expect(bars).toMatchObject([
      {
        what: 'filtering by the browser at 1x: worst keystroke',
        value: 14,
        limit: 16,
        spread: [12, 15],
        verdict: 'met',
      },
      { what: 'filtering by the browser at 4x: worst keystroke', value: 60, limit: 50, verdict: 'undecided' },
      { what: 'filtering by the API at 1x: worst keystroke', value: 18, verdict: 'missed' },
    ]);
  });
});
