import { graphemes } from './graphemes.ts';

/** Back to the end of the last word that is whole, and of what joins it to the next; one long word is cut where it is. */
const atWord = (text: string, end: number): string => {
  const head = text.slice(0, end);
  const whole = /\s/.test(text[end] ?? '') ? head : head.replace(/\s+\S*$/, '');
  return (whole.trim() === '' ? head : whole).replace(/[\s،,؛;:–—-]+$/, '');
};

/**
 * Cuts a text at a word to at most its first `max` characters plus '…'; a text of at most `max` characters is left alone.
 * A character is what a reader sees as one: no emoji or vowelled Arabic letter is split.
 * The specification, section 9, cuts titles at 45 on cards and at 50 in the breadcrumb.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let characters = 0;
  let end = 0;
  for (const character of graphemes(text)) {
    if (characters === max) return `${atWord(text, end)}…`;
    characters += 1;
    end += character.length;
  }
  return text;
}
