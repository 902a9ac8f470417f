import type { Direction } from '@shared/contract';

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/** Direction of a text by its first letter; undefined for a text without letters. */
export function directionOfText(text: string): Direction | undefined {
  const letter = LETTER.exec(text)?.[0];
  return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
