import { graphemes } from '@shared/i18n';

/** Of one character that people see: a family is seven code points, an Arabic letter with its marks three. */
const CODE_POINTS = 8;

/**
 * Characters of a text as a person sees them (grapheme clusters, so that an emoji is one), without the white space around it; what
 * is put together of more than eight code points counts as several, so that nothing grows without end. The API counts the same.
 */
export function characterCount(text: string): number {
  const trimmed = text.trim();
  const codePoints = Array.from(trimmed).length;
  const characters = Array.from(graphemes(trimmed)).length;
  return Math.max(characters, Math.ceil(codePoints / CODE_POINTS));
}

/** What a name holds that a person reads: not pictures or invisible characters alone. The API says the same. */
export const READABLE = /[\p{L}\p{N}]/u;
