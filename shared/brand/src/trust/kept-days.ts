import type { ByLanguage } from '../language.ts';

/**
 * Days for which the office keeps what visitors send: messages and applications from the day that they came, appointments from the
 * day that they were. The office's command `purge` deletes by the same number (`PURGE_DAYS` of the API), as a test there holds:
 * change both, and have `purge` run each day (docs/operating.md).
 */
export const KEPT_DAYS = 180;

/** Days for which the servers' logs are kept at most, with the addresses of visitors that are in them. */
export const LOG_DAYS = 30;

const ARABIC_DAYS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'يوم',
  one: 'يوم',
  two: 'يومين',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

const arabicPlural = new Intl.PluralRules('ar');

/** So many days, as words of a sentence. */
export const daysText = (days: number): ByLanguage => ({
  ar: `${days} ${ARABIC_DAYS[arabicPlural.select(days)]}`,
  en: days === 1 ? '1 day' : `${days} days`,
});
