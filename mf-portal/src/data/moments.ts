import type { Language } from '@shared/contract';
import { byLanguage, DATE_LOCALES, NUMBER_LOCALES } from '@shared/i18n';

const clocks = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(DATE_LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);
const relatives = byLanguage(
  (language) => new Intl.RelativeTimeFormat(DATE_LOCALES[language], { numeric: 'auto' }),
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

/** A change in percent, with its sign; to be shown by itself from left to right, since Arabic would tear sign and number apart. */
export const signedPercent = (language: Language, percent: number): string =>
  percents(language).format(percent / 100);

/** A rating out of 5, with one decimal. */
export const ratingText = (language: Language, rating: number): string => ratings(language).format(rating);
