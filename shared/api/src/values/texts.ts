/**
 * Readers of texts from outside, as those of other values (`values.ts`): beside them, since a page needs these before its first answer, and
 * the others when it is read.
 */

/**
 * Text as sent, with U+FFFD for each half of a character, as a cut within an emoji leaves it: no address, file or document
 * can hold one. Every text of an answer comes by here.
 */
export const readRawText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.toWellFormed() : undefined;

/** The same without white space around it; blank counts as missing. It is rendered as text only. */
export const readText = (value: unknown): string | undefined => readRawText(value)?.trim() || undefined;

/** One of a closed list, without regard to case. */
export const readOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: unknown): T | undefined => {
    const text = readText(value)?.toLowerCase();
    return known.find((item) => item === text);
  };
