import type { Given } from '../cells/cell.ts';
import { toLatinDigits } from '../cells/latin-digits.ts';
import { quote, read, refuse, type Kind } from './kind.ts';

/** `1,250,000`, `1.250.000`, `1 250 000`: groups of three, more than one where a point could be a decimal one. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;

const AROUND_DIGITS = /[\s\u066C'\u2019\u200E\u200F]/gu;

/** Digits with a point before the decimals, of which the marks of `text` say where they begin. */
function plainNumber(text: string): string {
  // The Arabic decimal mark is nothing else, whatever the others are.
  if (text.includes('\u066B')) return text.replaceAll(/[.,]/g, '').replace('\u066B', '.');
  if (GROUPED.test(text)) return text.replaceAll(/[.,]/g, '');
  if (!text.includes(',')) return text;
  // Of two marks the last is the decimal one.
  return text.lastIndexOf(',') > text.lastIndexOf('.')
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '');
}

/** The number that a text writes, in whichever digits; NaN when it writes none. A lone point is a decimal one. */
export function numberIn(text: string): number {
  const number = plainNumber(toLatinDigits(text).replaceAll(AROUND_DIGITS, '').replace('\u2212', '-'));
  return /^[+-]?\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
}

interface Range {
  least: number;
  most: number;
  whole?: boolean;
}

const numberKind = ({ least, most, whole = false }: Range): Kind => ({
  says: whole
    ? { ar: 'عدد صحيح', en: 'a whole number' }
    : { ar: 'رقم بلا رمز عملة أو وحدة', en: 'a number, without currency or unit' },
  read(given: Given) {
    const number =
      typeof given === 'number' ? given : typeof given === 'string' ? numberIn(given) : Number.NaN;
    if (!Number.isFinite(number) || (whole && !Number.isInteger(number)))
      return refuse(`is ${quote(given)}, which is no ${whole ? 'whole ' : ''}number`);
    if (number < least || number > most)
      return refuse(`is ${quote(given)}; it must be from ${least} to ${most}`);
    return read(number);
  },
  write: (value) => Number(value),
});

/** Below 1e12, as the site shows it. */
export const amount = numberKind({ least: 0, most: 999_999_999_999 });
export const count = numberKind({ least: 0, most: 1_000_000, whole: true });
export const floor = numberKind({ least: -20, most: 300, whole: true });
export const latitude = numberKind({ least: -90, most: 90 });
export const longitude = numberKind({ least: -180, most: 180 });
