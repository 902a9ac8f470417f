/** One measurement of a visit, for `POST /vitals`. */
export interface Vital {
  /** Names one measurement: what comes later under the same takes its place. Random, and of one page load alone. */
  id: string;
  /** A web vital, or `load`: from asking for a remote to having it. */
  name: VitalName;
  /** Milliseconds; without unit for CLS. */
  value: number;
  /** `mf-blog@0.2.0-1a2b3c4d`, or `shell` for pages of its own. */
  release: string;
  /** Route pattern such as `/blog/:id`: no address of a visitor's page leaves it. */
  route: string;
}

export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB', 'load'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** More than one visit can have. */
const MOST_VITALS = 50;

function isVital(value: unknown): value is Vital {
  const { id, name, value: figure, release, route } = (value ?? {}) as Partial<Record<keyof Vital, unknown>>;
  return (
    typeof id === 'string' &&
    /^[\w.-]{1,80}$/.test(id) &&
    VITAL_NAMES.includes(name as VitalName) &&
    typeof figure === 'number' &&
    Number.isFinite(figure) &&
    figure >= 0 &&
    typeof release === 'string' &&
    /^[\w.@-]{1,80}$/.test(release) &&
    typeof route === 'string' &&
    /^[\w/:*.-]{1,80}$/.test(route)
  );
}

/** The measurements in what a browser sent; undefined when it is anything else. */
export const parseVitals = (value: unknown): Vital[] | undefined =>
  Array.isArray(value) && value.length <= MOST_VITALS && value.every(isVital) ? value : undefined;
