import type { Counted, Measure, MeasureVerdict, Verdict } from '@shared/contract';

const share = ({ of, bad }: Counted) => {
  const percent = of === 0 ? 0 : (100 * bad) / of;
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`;
};
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const points = (limit: number) => {
  const text = `${Number((limit * 100).toPrecision(2))}`;
  return `${text} point${text === '1' ? '' : 's'}`;
};

const DURATION = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** What a bad view is, in a few words. */
const WORDS: Readonly<Record<Measure, (mark: number) => string>> = {
  errors: () => 'errors',
  failedLoads: () => 'scripts that did not load',
  mismatches: () => "server's markup that did not fit",
  fallbacks: () => 'faults of the server bundle',
  LCP: (mark) => `LCP above ${DURATION(mark)}`,
  INP: (mark) => `INP above ${DURATION(mark)}`,
  CLS: (mark) => `CLS above ${mark.toFixed(2)}`,
  leftovers: (mark) => `more than ${Math.round(mark)} left after its section was taken down`,
};

/** Nobody reads more of odds than that something is certain. */
export const MOST_ODDS = 1e9;

const unitOf = ({ measure }: MeasureVerdict) => (measure === 'fallbacks' ? 'renderings' : 'views');

const comparison = (each: MeasureVerdict) =>
  `${WORDS[each.measure](each.mark ?? 0)} in ${share(each.canary)} of ${number.format(each.canary.of)} ${unitOf(each)}, ` +
  `live in ${share(each.live)} of ${number.format(each.live.of)}`;

const listed = (measures: readonly MeasureVerdict[]) => measures.map(({ measure }) => measure).join(', ');

/** What the judge says, in one sentence. @param seen for how long both were compared, and in how many of the canary's views */
export function sentenceOf(
  { verdict, live, measures }: Pick<Verdict, 'verdict' | 'live' | 'measures'>,
  { minutes, views }: { minutes: number; views: number },
): string {
  const whole = Math.max(1, Math.round(minutes));
  const time = `${number.format(whole)} minute${whole === 1 ? '' : 's'}`;
  const of = (wanted: MeasureVerdict['verdict']) => measures.filter((each) => each.verdict === wanted);
  const few = of('too few');
  const unjudged = few.length > 0 ? `; too few visitors to judge ${listed(few)}` : '';
  if (verdict === 'worse') {
    const worst = of('worse').map(
      (each) =>
        `${comparison(each)}; more than ${points(each.limit)} above it, at odds of ${number.format(Math.min(MOST_ODDS, each.evidence))} to 1`,
    );
    return `worse than ${live} in the same ${time}: ${worst.join('; ')}`;
  }
  if (verdict === 'good')
    return `no worse than ${live} in the same ${time} and ${number.format(views)} views: ${listed(of('good'))}${unjudged}`;
  const open = of('undecided');
  const waits = open.length > 0 ? `; not shown yet of ${listed(open)}` : '';
  return `not decided after ${time} and ${number.format(views)} views${waits}${unjudged}`;
}
