/**
 * What a canary is compared with the live release by, over the same minutes. Of views, pages that a visitor has loaded: `errors`,
 * those in which something of the release went wrong; `failedLoads`, in which one of its scripts did not come; `mismatches`, in
 * which the server's markup did not fit; the others, those worse than most of the live release's: `LCP`, `INP`, `CLS`, and
 * `leftovers`, what stays on the page after a section was taken down. Of renderings on the server: `fallbacks`, those in which
 * the bundle was at fault.
 */
export const MEASURES = [
  'errors',
  'failedLoads',
  'mismatches',
  'fallbacks',
  'LCP',
  'INP',
  'CLS',
  'leftovers',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Views or renderings of one release, and how many of them were bad. */
export interface Counted {
  of: number;
  bad: number;
}

/** What is said of one measure. */
export interface MeasureVerdict {
  measure: Measure;
  /**
   * `worse`: by more than the limit, shown. `good`: by less than the limit, shown. `undecided`: neither is shown yet. `too few`:
   * hardly any visitor has come to it. `off`: the team does not want it compared.
   */
  verdict: 'worse' | 'good' | 'undecided' | 'too few' | 'off';
  canary: Counted;
  live: Counted;
  /** By how much the canary's share of bad ones may be above the live release's, 0 to 1. */
  limit: number;
  /** Of vitals and leftovers: from where on a view is bad; milliseconds, of CLS and leftovers without unit. Default: none. */
  mark?: number;
  /** Odds against "no worse than the limit" (an e-value, 1 at the beginning): `worse` from `needed` on. */
  evidence: number;
  needed: number;
}

/** What the judge says of one canary. */
export interface Verdict {
  /** As `mf-blog`. */
  remote: string;
  /** `0.2.0-1a2b3c4d`. */
  canary: string;
  live: string;
  /** When the canary was given to visitors, as the pointer says, ISO 8601; empty where that does not. */
  given: string;
  /** Of the visitors, as the team wants it; while `withdrawn`, nobody gets it. */
  percent: number;
  /** Whether it is promoted by itself once it is `good`. */
  auto: boolean;
  /** From when on both are compared; ISO 8601. */
  since: string;
  /** When this was said; ISO 8601. */
  at: string;
  /** `worse` once one measure is; `good` when all that can be judged are, for long enough; `undecided` before. */
  verdict: 'worse' | 'good' | 'undecided';
  /** The judge's words, one sentence, as they stand in the history. */
  sentence: string;
  /** Whether the site has stopped giving it to visitors. */
  withdrawn: boolean;
  /** Whose views: those of all document servers, or of the one that answers. */
  counted: 'together' | 'alone';
  /** In the order of `MEASURES`. */
  measures: readonly MeasureVerdict[];
}
