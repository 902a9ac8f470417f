import type { Language } from '@shared/contract';
import { NUMBER_LOCALES } from './format-locales.ts';

// Kept for the life of the module: building an Intl formatter costs far more than using one.
const formatters = new Map<string, Intl.NumberFormat>();

/** As both locales write a whole number. */
const groupedWhole = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A grouped number with at most `fractionDigits` decimals; what is not a finite number gives ''. */
export function formatNumber(language: Language, value: number | undefined, fractionDigits: number): string {
  if (value === undefined || !Number.isFinite(value)) return '';
  // Most are, and a first view then has no formatter to build.
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return groupedWhole(value);
  const key = `${language} ${fractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: fractionDigits });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
