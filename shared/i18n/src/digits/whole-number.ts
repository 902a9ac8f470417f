import { toLatinDigits } from './latin-digits.ts';

const GROUPING = /[\s,\u066c\u060c]/g;

/** A whole number as it is typed, without what groups its digits, in Latin ones: '500000' of '٥٠٠٬٠٠٠'. Everything else stays. */
export const withoutGrouping = (typed: string): string => toLatinDigits(typed).replaceAll(GROUPING, '');

/**
 * A whole number of up to 15 digits as numbers are shown, for a field that the visitor leaves; whatever else it holds stays as
 * it was typed.
 * @param format of a number, in the page's language
 */
export function groupedWholeNumber(typed: string, format: (value: number) => string): string {
  const digits = withoutGrouping(typed);
  return /^\d{1,15}$/.test(digits) ? format(Number(digits)) : typed;
}
