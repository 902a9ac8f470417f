/** One figure beside its bar of quality.md. */
export interface Bar {
  what: string;
  value: number;
  limit: number;
  bound: 'at most' | 'at least';
  unit: string;
  met: boolean;
  /** By how much it is missed, of the limit; 0 when it is met. */
  missedBy: number;
}

function bar(bound: Bar['bound'], what: string, value: number, limit: number, unit: string): Bar {
  const met = bound === 'at most' ? value <= limit : value >= limit;
  const missedBy = met ? 0 : limit === 0 ? 1 : Math.abs(value - limit) / limit;
  return { what, value, limit, bound, unit, met, missedBy };
}

export const atMost = (what: string, value: number, limit: number, unit = '') =>
  bar('at most', what, value, limit, unit);
export const atLeast = (what: string, value: number, limit: number, unit = '') =>
  bar('at least', what, value, limit, unit);
