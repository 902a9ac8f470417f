import { toLatinDigits } from '@shared/i18n';

const DECIMAL = /^\d+(?:\.\d*)?$|^\.\d+$/;

/**
 * An amount as a visitor types or pastes it: digits of either script, grouped or not, with a decimal point of either. A comma
 * groups. Undefined for what is no number from zero on.
 */
export function readAmount(text: string): number | undefined {
  const plain = toLatinDigits(text)
    .replaceAll(/[\s,'’\u066c\u060c]/g, '')
    .replace('\u066b', '.');
  return DECIMAL.test(plain) ? Number(plain) : undefined;
}

/** The same of a rate, whose comma is a decimal one and which may carry its sign: «٥٫٥٪», 5,5 %. */
export const readRate = (text: string): number | undefined =>
  readAmount(text.replace(/[,\u060c]/, '.').replace(/[%\u066a]\s*$/, ''));
