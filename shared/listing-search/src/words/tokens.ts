import { foldText } from './fold.ts';

/** One word of a text. */
export interface Token {
  /** As it is compared. */
  word: string;
  /** As it was written. */
  raw: string;
}

// A code such as "A102" is one word. Else letters and digits part: «3غرف» and "500k" are two words each. Signs stand for words of
// bounds.
const CODE = String.raw`(?<!\p{L})(?!(?:sar|kwd|kd|aed|usd)\d)[A-Za-z]+\d[\dA-Za-z]*`;
const TOKEN = new RegExp(
  `${CODE}|[\\p{L}\\p{M}]+|[\\d\u0660-\u0669\u06f0-\u06f9]+(?:[.,٫٬][\\d\u0660-\u0669\u06f0-\u06f9]+)*|[<>≤≥+\\-–]`,
  'giu',
);
const LETTERS_OR_DIGITS = /[\p{L}\d]/u;

const DECIMAL = /٫/g;
const GROUPING = /٬/g;

/** Words, numbers and the signs that bound them, in the order of the text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].flatMap(([raw]) => {
    const word = foldText(raw).replace(DECIMAL, '.').replace(GROUPING, ',');
    return word === '' ? [] : [{ word, raw }];
  });

const WORD = new RegExp(`${CODE}|[\\p{L}\\p{M}\u200c\u200d]+|\\p{Nd}+`, 'giu');

// Listings repeat their words thousandfold; folding each once is enough.
const folded = new Map<string, string>();
const MOST_FOLDED = 20_000;

function foldOnce(raw: string): string {
  const known = folded.get(raw);
  if (known !== undefined) return known;
  if (folded.size >= MOST_FOLDED) folded.clear();
  const word = foldText(raw);
  folded.set(raw, word);
  return word;
}

/** The words of a text that is searched, folded. */
export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).flatMap((raw) => foldOnce(raw) || []);

/** Whether a word is more than a sign. */
export const isWord = (word: string): boolean => LETTERS_OR_DIGITS.test(word);
