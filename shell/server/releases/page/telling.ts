import type { Language } from '@shared/contract';
import { VITAL_MARKS, type ShownVital } from '../recent-vitals.ts';
import { WORDS, type Words } from './words.ts';

/** What a component of the page needs to say something in its language. */
export interface Telling {
  language: Language;
  words: Words;
  /** `24 Nov 2026, 10:12 UTC`. @param moment ISO 8601, or milliseconds since 1970 */
  at(moment: string | number): string;
  /** `5 minutes ago`. */
  ago(iso: string): string;
  number(value: number): string;
  /** `3 minutes`, of a whole number. */
  minutes(value: number): string;
  /** `3%`, of a share from 0 to 1. */
  percent(share: number): string;
  /** `1.2 s`, `0.04`. */
  vital(name: ShownVital, value: number): string;
}

/** Dates stand beside ids and figures: Latin digits in both languages. */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-EG-u-nu-latn', en: 'en-GB' };

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** @param now milliseconds since 1970 */
export function createTelling(language: Language, now: number): Telling {
  const locale = LOCALES[language];
  const words = WORDS[language];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // `2.36 ث`, `2.36s`: in English the short form is two letters of a word.
  const unitDisplay = language === 'ar' ? 'short' : 'narrow';
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits });
  const [seconds, milliseconds] = [unit('second', 2), unit('millisecond', 0)];
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return {
    language,
    words,
    at: (moment) => `${dates.format(new Date(moment))} UTC`,
    ago(iso) {
      const age = now - Date.parse(iso);
      const [step, ms] = STEPS.find(([, length]) => age >= length) ?? (['minute', 60_000] as const);
      return ages.format(-Math.floor(Math.max(0, age) / ms), step);
    },
    number: (value) => numbers.format(value),
    minutes: (value) => minutes.format(value),
    percent: (share) => percents.format(share),
    vital(name, value) {
      if (name === 'CLS') return numbers.format(value);
      return name === 'LCP' ? seconds.format(value / 1000) : milliseconds.format(value);
    },
  };
}

export type Rating = 'good' | 'fair' | 'poor';

export function ratingOf(name: ShownVital, value: number): Rating {
  const [good, poor] = VITAL_MARKS[name];
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
}
