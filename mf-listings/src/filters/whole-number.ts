const ZEROS = [0x0660, 0x06f0];

const toLatinDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
  return String(code - zero);
};

/**
 * A number as a visitor types it, parsed as an integer (specification, section 5): Arabic digits and grouping
 * are understood, what follows the digits is ignored. Undefined for what does not begin as a number.
 */
export function readWholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  const plain = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toLatinDigit).replace(/[\s,\u066c\u060c]/g, '');
  const number = Number.parseInt(plain, 10);
  return Number.isSafeInteger(number) ? number : undefined;
}
