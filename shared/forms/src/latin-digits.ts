const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

// Marks without width that travel along when a number is copied out of Arabic text.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO));
};

/**
 * A telephone number as the API reads it: Arabic-Indic and Persian digits become Latin ones, invisible
 * direction marks and surrounding space go. Everything else stays, so that a wrong number stays wrong.
 */
export const toLatinDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replaceAll(DIRECTION_MARKS, '')
    .trim();
