import { readText } from './texts.ts';

/**
 * Readers of single values from outside: each gives the value in its own type, or undefined for anything else.
 * They never convert by way of `String(value)`, which runs what a hostile object calls `toString`.
 */

/** No price, area or count has more than twelve digits, and no card has room for more. */
const NUMBER_END = 1e12;

/** A number between -1e12 and 1e12, also when sent as a text. */
export function readNumber(value: unknown): number | undefined {
  const text = readText(value);
  const number = text === undefined ? value : Number(text);
  return typeof number === 'number' && Math.abs(number) < NUMBER_END ? number : undefined;
}

export function readNonNegative(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && number >= 0 ? number : undefined;
}

/** Square metres. A price is divided by them, so that what is next to nothing would make the price of a metre endless. */
export function readArea(value: unknown): number | undefined {
  const area = readNonNegative(value);
  return area === 0 || (area !== undefined && area >= 0.01) ? area : undefined;
}

export function readCount(value: unknown): number | undefined {
  const number = readNonNegative(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

export function readInteger(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

export function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return undefined;
}

/** An identifier; databases with numeric keys send numbers. */
export function readId(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value.toString() : readText(value);
}

/** A telephone number or chat account; without a single digit it cannot be one. */
export function readPhone(value: unknown): string | undefined {
  const text = readId(value);
  // In any system of digits.
  return text !== undefined && /\p{Nd}/u.test(text) ? text : undefined;
}

/** An address of another site that is safe to link to. */
export function readWebAddress(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined) return undefined;
  try {
    return /^https?:$/.test(new URL(text).protocol) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A moment as ISO 8601; also from milliseconds since 1970. */
export function readMoment(value: unknown): string | undefined {
  const isIso = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value);
  if (!isIso && typeof value !== 'number') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
