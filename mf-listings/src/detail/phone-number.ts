const SAUDI_CODE = '966';
const KUWAITI_CODE = '965';

const toLatinDigits = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0));

/**
 * Digits of a telephone number with country code, as tel and chat links want them (decisions, "Values").
 * A Saudi mobile or a Kuwaiti number that was written without its code gets it.
 */
export function internationalDigits(phone: string): string {
  const latin = toLatinDigits(phone).trim();
  const digits = latin.replace(/\D/g, '');
  if (latin.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (/^0?5\d{8}$/.test(digits)) return SAUDI_CODE + digits.slice(-9);
  if (/^[24569]\d{7}$/.test(digits)) return KUWAITI_CODE + digits;
  return digits;
}
