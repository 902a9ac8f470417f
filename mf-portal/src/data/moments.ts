import type { Language } from '@shared/contract';
import { byLanguage } from '@shared/i18n';

/** With the digits of the numbers that stand around (decisions, "Values"). */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-EG-u-nu-latn', en: 'en-US' };
const NUMBER_LOCALES: Readonly<Record<Language, string>> = { ar: 'en-SA', en: 'en-US' };

const clocks = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);
const relatives = byLanguage(
  (language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }),
);
const percents = byLanguage(
  (language) => new Intl.NumberFormat(NUMBER_LOCALES[language], { style: 'percent', signDisplay: 'always' }),
);
const ratings = byLanguage(
  (language) => new Intl.NumberFormat(NUMBER_LOCALES[language], { minimumFractionDigits: 1 }),
);

/** A time of day, given as `16:00`. */
export const timeOfDay = (language: Language, time: string): string =>
  clocks(language).format(new Date(`1970-01-01T${time}:00Z`));

/** `2 hours ago`, `yesterday`: whole days from 24 hours on. */
export const ago = (language: Language, hours: number): string =>
  hours < 24
    ? relatives(language).format(-hours, 'hour')
    : relatives(language).format(-Math.round(hours / 24), 'day');

const isolated = (text: string) => `\u2066${text}\u2069`;

/** A change in percent, with its sign; isolated, since Arabic around it would tear sign and number apart. */
export const signedPercent = (language: Language, percent: number): string =>
  isolated(percents(language).format(percent / 100));

/** A rating out of 5, with one decimal. */
export const ratingText = (language: Language, rating: number): string => ratings(language).format(rating);
