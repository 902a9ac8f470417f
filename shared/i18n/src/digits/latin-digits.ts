// Marks without width that travel along when a number is copied out of Arabic text.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Both systems of digits begin at a multiple of sixteen.
const latinDigit = (digit: string): string => String(digit.charCodeAt(0) % 16);

/**
 * A number as it is read, however it was typed: Arabic-Indic and Persian digits become Latin ones, invisible direction
 * marks and surrounding space go. Everything else stays, so that a wrong number stays wrong.
 */
export const toLatinDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replaceAll(DIRECTION_MARKS, '')
    .trim();
