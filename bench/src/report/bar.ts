/** One figure beside its bar of quality.md. */
export interface Bar {
  what: string;
  value: number;
  limit: number;
  bound: 'at most' | 'at least';
  unit: string;
  /** From the lowest to the highest repetition; of one repetition, the figure itself. */
  spread: readonly [low: number, high: number];
  /** Undecided while the bar lies within the spread: the machine, not the site, decides what is measured. */
  verdict: 'met' | 'missed' | 'undecided';
  /** By how much it is missed, of the limit; 0 when it is met. */
  missedBy: number;
}

type Spread = Bar['spread'];

function bar(
  bound: Bar['bound'],
  what: string,
  value: number,
  limit: number,
  { unit = '', spread = [value, value] }: BarOptions,
): Bar {
  const holds = (each: number) => (bound === 'at most' ? each <= limit : each >= limit);
  const met = holds(value);
  const isClear = spread.every((each) => holds(each) === met);
  const missedBy = met ? 0 : limit === 0 ? 1 : Math.abs(value - limit) / limit;
  return {
    what,
    value,
    limit,
    bound,
    unit,
    spread,
    verdict: isClear ? (met ? 'met' : 'missed') : 'undecided',
    missedBy,
  };
}

export interface BarOptions {
  /** Of figure and limit. Default: none. */
  unit?: string;
  /** Default: the figure itself. */
  spread?: Spread;
}

export const atMost = (what: string, value: number, limit: number, options: BarOptions = {}) =>
  bar('at most', what, value, limit, options);
export const atLeast = (what: string, value: number, limit: number, options: BarOptions = {}) =>
  bar('at least', what, value, limit, options);
