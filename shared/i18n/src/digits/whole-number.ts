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

/**
 * A number as a visitor types it, parsed as an integer (specification, section 5): Arabic digits and grouping
 * are understood, what follows the digits is ignored. Undefined for what does not begin as a number.
 */
export function readWholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  const number = Number.parseInt(withoutGrouping(text), 10);
  return Number.isSafeInteger(number) ? number : undefined;
}
