const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Of one character that people see: a family is seven code points, an Arabic letter with its marks three. */
const CODE_POINTS = 8;

/** So many code points a text of this many characters may have, so that nothing grows without end. */
export const mostCodePoints = (characters: number): number => characters * CODE_POINTS;

/**
 * Characters of a text as a person sees them (grapheme clusters), without the white space around it; what is put together of
 * more than eight code points counts as several. The forms of the site count the same.
 */
export function characterCount(text: string): number {
  const trimmed = text.trim();
  const characters = Array.from(segmenter.segment(trimmed)).length;
  const codePoints = Array.from(trimmed).length;
  return Math.max(characters, Math.ceil(codePoints / CODE_POINTS));
}

/** What JSON Schema has no word for: limits in characters. Extensions, as OpenAPI names its own. */
export const characterKeywords = [
  {
    keyword: 'x-min-characters',
    type: 'string' as const,
    schemaType: 'number' as const,
    compile: (least: number) => (text: string) => characterCount(text) >= least,
  },
  {
    keyword: 'x-max-characters',
    type: 'string' as const,
    schemaType: 'number' as const,
    compile: (most: number) => (text: string) => characterCount(text) <= most,
  },
];
