import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/contract';
import { SCENARIOS, type Scenario } from '@shared/api/scenarios';

export const DIRECTIONS = ['auto', 'rtl', 'ltr'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const WIDTHS = ['390', '768', '1440', 'full'] as const;
export const DELAYS = ['3000', '8000'] as const;
export const PANELS = ['none', 'traffic', 'parcels', 'leaks', 'limits'] as const;
export const BARS = ['auto', 'open', 'collapsed', 'none'] as const;

/** All that a link to a stage says, beside the remote's own path and query. What it leaves out has its default. */
export interface StageState {
  /** Default: Arabic. */
  lang: Language;
  /** `auto`, the default: as the language reads. */
  dir: (typeof DIRECTIONS)[number];
  /** `auto`, the default: as the system prefers. */
  theme: (typeof THEMES)[number];
  /** Of the frame, in CSS pixels. Default: `full`. */
  width: (typeof WIDTHS)[number];
  /** How the API behaves. Default: `live`. */
  scenario: Scenario;
  /** How long the scenario `slow` holds an answer back, in milliseconds. Default: 3000. */
  delay: (typeof DELAYS)[number];
  /** Shows this parcel in the place of a page; empty, the default, for none. */
  parcel: string;
  /** What the parcel gets beside what every host hands over: a JSON object as text, or empty, the default. */
  props: string;
  /** Mounts and unmounts this often as soon as the stage stands, and counts what is left. Default: 0. */
  cycles: number;
  /** Default: `none`. */
  panel: (typeof PANELS)[number];
  /** `auto`, the default: open where there is room for it. `none`: the remote alone, as in the bar's own frame. */
  bar: (typeof BARS)[number];
}

const oneOf =
  <T extends string>(known: readonly T[], otherwise: T) =>
  (text: string | null): T =>
    known.find((each) => each === text) ?? otherwise;

/** More would keep the browser busy for minutes. */
const MOST_CYCLES = 5000;

const readCycles = (text: string | null): number => {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_CYCLES) : 0;
};

const readers: { [Key in keyof StageState]: (text: string | null) => StageState[Key] } = {
  lang: oneOf(LANGUAGES, DEFAULT_LANGUAGE),
  dir: oneOf(DIRECTIONS, 'auto'),
  theme: oneOf(THEMES, 'auto'),
  width: oneOf(WIDTHS, 'full'),
  scenario: oneOf(SCENARIOS, 'live'),
  delay: oneOf(DELAYS, '3000'),
  parcel: (text) => text ?? '',
  props: (text) => text ?? '',
  cycles: readCycles,
  panel: oneOf(PANELS, 'none'),
  bar: oneOf(BARS, 'auto'),
};

const KEYS = Object.keys(readers) as (keyof StageState)[];
const PREFIX = 'stage-';

/** Reads the stage's part of a query; what is missing or unknown is the default. */
export function readStageState(search: string): StageState {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    KEYS.map((key) => [key, readers[key](query.get(`${PREFIX}${key}`))]),
  ) as unknown as StageState;
}

const DEFAULTS = readStageState('');

/** The remote's own part of a query, written as it was: with a leading `?`, or empty. */
export function ownSearch(search: string): string {
  const own = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(PREFIX));
  return own.length > 0 ? `?${own.join('&')}` : '';
}

/**
 * The address at which a stage stands as described: `own` is the remote's path and query, whose query stays as
 * it is; the stage's part follows, without what is the default.
 */
export function stageAddress(own: string, state: StageState): string {
  const { pathname, search, hash } = new URL(own, 'http://stage');
  const parts = KEYS.filter((key) => state[key] !== DEFAULTS[key]).map(
    (key) => `${PREFIX}${key}=${encodeURIComponent(String(state[key]))}`,
  );
  const query = [ownSearch(search).slice(1), ...parts].filter((part) => part !== '').join('&');
  return `${pathname}${query && `?${query}`}${hash}`;
}
