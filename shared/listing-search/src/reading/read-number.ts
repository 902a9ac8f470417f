import { numberWords } from '../lexicon/numbers.ts';
import { bareForms } from '../words/stem.ts';
import type { Token } from '../words/tokens.ts';

export interface ReadNumber {
  value: number;
  /** The position behind it. */
  end: number;
  /** Whether a thousand or a million was said: what is counted so is money, or square metres. */
  isScaled: boolean;
  scale: number;
}

const { cardinals, multipliers, duals, fractions } = numberWords;

/** Looks a word up as it stands and without what is written on to it. */
export function lookUp<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  for (const form of bareForms(word)) {
    const found = table.get(form);
    if (found !== undefined) return found;
  }
  // «بمليون»: too short to be parted from its preposition anywhere else.
  return /^[بو]/.test(word) ? table.get(word.slice(1)) : undefined;
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

const valueOf = (digits: string) =>
  Number(GROUPED.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(/,/g, '.'));

const isMetre = (word: string | undefined) => word === 'م' || word === 'm';
/** Above it "m" says metres, not millions. */
const MOST_MILLIONS = 50;

function scaleAt(tokens: readonly Token[], at: number, value: number): number | undefined {
  const word = tokens[at]?.word;
  if (word === undefined) return undefined;
  if (isMetre(word)) return value < MOST_MILLIONS && tokens[at + 1]?.word !== '2' ? 1_000_000 : undefined;
  // «مليون» behind «و» is a number of its own.
  return multipliers.get(word);
}

/** The number that begins at a position, in digits or words of either language; undefined where none does. */
export function readNumber(tokens: readonly Token[], start: number): ReadNumber | undefined {
  const word = tokens[start]?.word;
  if (word === undefined) return undefined;
  const whole = lookUp(duals, word);
  if (whole !== undefined) return { value: whole, end: start + 1, isScaled: true, scale: whole / 2 };
  const fraction = lookUp(fractions, word);
  if (fraction !== undefined) {
    const next = tokens[start + 1]?.word === 'a' ? start + 2 : start + 1;
    const scale = multipliers.get(tokens[next]?.word ?? '');
    return scale === undefined
      ? undefined
      : { value: fraction * scale, end: next + 1, isScaled: true, scale };
  }
  const lone = lookUp(multipliers, word);
  const isDigits = /^\d/.test(word);
  const base = isDigits ? valueOf(word) : (lone ?? lookUp(cardinals, word));
  if (base === undefined || !Number.isFinite(base) || isLetterAlone(word)) return undefined;
  let value = base;
  let end = start + 1;
  let scale = lone ?? 1;
  if (lone === undefined) {
    // "two hundred thousand".
    if (!isDigits && tokens[end]?.word === 'hundred') {
      value *= 100;
      end += 1;
    }
    const found = scaleAt(tokens, end, value);
    if (found !== undefined) {
      scale = found;
      value *= found;
      end += 1;
    }
  }
  if (scale === 1_000_000) {
    const more = readRemainder(tokens, end);
    if (more) {
      value += more.value;
      end = more.end;
    }
  }
  return { value, end, isScaled: scale > 1, scale };
}

/** "k" and "m" stand behind a number only. */
const isLetterAlone = (word: string) => word === 'k' || word === 'm';

/** What follows a million: «ونص», «و 200 ألف». */
function readRemainder(tokens: readonly Token[], start: number): { value: number; end: number } | undefined {
  const first = tokens[start]?.word ?? '';
  const isApart = first === 'و' || first === 'and';
  if (!isApart && !first.startsWith('و')) return undefined;
  const at = isApart ? start + 1 : start;
  const word = tokens[at]?.word ?? '';
  const fraction = lookUp(fractions, word);
  const after = tokens[at + 1]?.word ?? '';
  if (fraction !== undefined && !multipliers.has(after)) return { value: fraction * 1_000_000, end: at + 1 };
  const number = readNumber(tokens, at);
  return number?.scale === 1000 ? { value: number.value, end: number.end } : undefined;
}
