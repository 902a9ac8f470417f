import { distance } from 'fastest-levenshtein';

/** A word without what people write in different ways: case, spaces, hyphens, vowel signs, forms of alef, ta marbuta. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-.*:\u0640\p{Mn}\p{Cf}]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** The one of the words that was probably meant, if any comes near. */
export function nearest(given: string, words: readonly string[]): string | undefined {
  const plain = plainWord(given);
  const [best] = words
    .map((word) => ({ word, away: distance(plain, plainWord(word)) }))
    .toSorted((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, Math.floor(plain.length / 3)) ? best.word : undefined;
}

/** `; did you mean "price"?`, or nothing. */
export function suggestion(given: string, words: readonly string[]): string {
  const word = nearest(given, words);
  return word === undefined ? '' : `; did you mean "${word}"?`;
}
