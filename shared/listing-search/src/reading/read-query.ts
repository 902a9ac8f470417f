import {
  ABOUT,
  AFTER_COUNTED,
  AND,
  AT_LEAST,
  AT_MOST,
  BEFORE_NUMBER,
  BETWEEN,
  COUNTED,
  CURRENCIES,
  DUAL_BATHROOMS,
  DUAL_ROOMS,
  FROM,
  OFFER_WORDS,
  OR_LESS,
  OR_MORE,
  PHRASES,
  STOP_WORDS,
  UP_TO,
} from '../lexicon/query-words.ts';
import { typeOfWord } from '../lexicon/property-types.ts';
import { bareForms } from '../words/stem.ts';
import { isWord, tokensOf, type Token } from '../words/tokens.ts';
import type { Bounds, QueryPart, QueryReading } from './parts.ts';
import { readNumber, type ReadNumber } from './read-number.ts';

/** More rooms than this nobody looks for: such a number counts something else. */
const MOST_COUNTED = 20;
/** What is this large and has no noun is a price. */
const LEAST_PRICE = 10_000;
const LEAST_BOUNDED_PRICE = 50;
/** How far from a price or size that was named alone one may look. */
const PRICE_LEEWAY = 0.15;
const SIZE_LEEWAY = 0.1;

type Counted = 'rooms' | 'bathrooms' | 'size' | 'price';
type Side = 'most' | 'least' | 'about';

interface Step {
  part?: QueryPart;
  end: number;
}

/** Joins words that mean something else together. */
function joinPhrases(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (!first) continue;
    const pair = second && `${first.word} ${second.word}`;
    const phrase = PHRASES.find(([from]) => from === pair);
    if (second && phrase) {
      joined.push({ word: phrase[1], raw: `${first.raw} ${second.raw}` });
      at += 1;
    } else joined.push(first);
  }
  return joined;
}

const isIn = (set: ReadonlySet<string>, word: string | undefined) => word !== undefined && set.has(word);

/** Whether a word, or what stands in it without article and preposition, is one of these. */
const isAnyOf = (set: ReadonlySet<string>, word: string) => bareForms(word).some((form) => set.has(form));

/** What a number counts, by the words behind it. */
function readCounted(
  tokens: readonly Token[],
  { value, end, isScaled }: ReadNumber,
): { counted: Counted | undefined; end: number } {
  const word = tokens[end]?.word;
  const skip = (from: number) => {
    // «م2»
    const isSquared = (word === 'm' || word === 'م') && tokens[from]?.word === '2';
    let at = isSquared ? from + 1 : from;
    while (isIn(AFTER_COUNTED, tokens[at]?.word)) at += 1;
    return at;
  };
  if (!isScaled && value <= MOST_COUNTED) {
    if (isIn(COUNTED.rooms, word)) return { counted: 'rooms', end: skip(end + 1) };
    if (isIn(COUNTED.bathrooms, word)) return { counted: 'bathrooms', end: skip(end + 1) };
  }
  if (isIn(COUNTED.size, word)) return { counted: 'size', end: skip(end + 1) };
  if (isIn(CURRENCIES, word)) return { counted: 'price', end: end + 1 };
  return { counted: isScaled ? 'price' : undefined, end };
}

/** A bound behind its number: «3 غرف فأكثر». */
function readSideBehind(tokens: readonly Token[], start: number): { side: Side; end: number } | undefined {
  const isOr = ['or', 'او', 'and', 'و'].includes(tokens[start]?.word ?? '');
  const at = isOr ? start + 1 : start;
  const word = tokens[at]?.word;
  if (word === 'up' && isOr) return { side: 'least', end: at + 1 };
  if (isIn(OR_MORE, word)) return { side: 'least', end: at + 1 };
  if (isIn(OR_LESS, word)) return { side: 'most', end: at + 1 };
  return undefined;
}

/** A bound before its number, and where the number begins. */
function readSide(tokens: readonly Token[], start: number): { side: Side; at: number } | undefined {
  let side: Side | undefined;
  let at = start;
  for (; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (isIn(AT_MOST, word) || (word === 'up' && tokens[at + 1]?.word === 'to')) side = 'most';
    else if (isIn(AT_LEAST, word)) side = 'least';
    else if (isIn(ABOUT, word)) side ??= 'about';
    else if (!(side !== undefined || isLeadIn(tokens, at)) || !isIn(BEFORE_NUMBER, word)) break;
  }
  return side === undefined ? undefined : { side, at };
}

/** "no more than", «لا يزيد عن», «بسعر أقل من»: words that a bound begins with. */
const isLeadIn = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at + 1, at + 4)
    .some(({ word }) => isIn(AT_MOST, word) || isIn(AT_LEAST, word) || isIn(ABOUT, word));

function boundsOf(counted: Counted, value: number, side: Side | undefined): Bounds {
  if (side === 'most') return { max: value };
  if (side === 'least') return { min: value };
  if (counted === 'rooms' || counted === 'bathrooms') return { min: value, about: value };
  const leeway = counted === 'price' ? PRICE_LEEWAY : SIZE_LEEWAY;
  return { min: Math.round(value * (1 - leeway)), max: Math.round(value * (1 + leeway)), about: value };
}

const textOf = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .map(({ raw }) => raw)
    .join(' ');

const countedPart = (kind: Counted, bounds: Bounds, text: string): QueryPart => ({ kind, ...bounds, text });

/** What two numbers bound, or a number without a noun. */
const unnamed = (value: number, side: Side | undefined): Counted | undefined =>
  value >= (side === undefined ? LEAST_PRICE : LEAST_BOUNDED_PRICE) ? 'price' : undefined;

/** «بين 500 و 800 ألف», "from 2 to 4 bedrooms", "300-500 sqm". */
function readRange(tokens: readonly Token[], start: number): Step | undefined {
  const word = tokens[start]?.word ?? '';
  const opens = isIn(BETWEEN, word) ? 'between' : isIn(FROM, word) ? 'from' : 'open';
  const at = opens === 'open' ? start : start + 1;
  const first = readNumber(tokens, at);
  if (!first) return undefined;
  const between = readCounted(tokens, first);
  let joint = between.end;
  const joining = tokens[joint];
  if (joining === undefined) return undefined;
  const isJoined =
    opens === 'between'
      ? isIn(AND, joining.word) || isIn(UP_TO, joining.word)
      : isIn(UP_TO, joining.word) || (opens === 'from' && isIn(AND, joining.word));
  let second: ReadNumber | undefined;
  if (isJoined) second = readNumber(tokens, (joint += 1));
  else if (/^[ول]/.test(joining.word) && opens !== 'open') {
    // «بين مليون ومليونين»
    second = readNumber(
      tokens.map((token, position) => (position === joint ? { ...token, word: token.word.slice(1) } : token)),
      joint,
    );
  }
  if (!second) return undefined;
  const { counted: named, end } = readCounted(tokens, second);
  // «500 و 800 ألف»: both are thousands.
  const low =
    !first.isScaled && first.value < second.value / second.scale ? first.value * second.scale : first.value;
  const counted = named ?? between.counted ?? unnamed(second.value, 'most');
  if (counted === undefined) return undefined;
  const [min, max] = low <= second.value ? [low, second.value] : [second.value, low];
  return { part: countedPart(counted, { min, max }, textOf(tokens, start, end)), end };
}

/** A number with its noun, its bound or both. */
function readQuantity(tokens: readonly Token[], start: number): Step | undefined {
  const before = readSide(tokens, start);
  const number = readNumber(tokens, before?.at ?? start);
  if (!number) return undefined;
  const { counted: named, end } = readCounted(tokens, number);
  const behind = before ? undefined : readSideBehind(tokens, end);
  // "3+ bedrooms"
  const late =
    behind && named === undefined ? readCounted(tokens, { ...number, end: behind.end }) : undefined;
  const side = before?.side ?? behind?.side;
  const counted = named ?? late?.counted ?? unnamed(number.value, side);
  const last = late?.counted ? late.end : (behind?.end ?? end);
  if (counted !== undefined)
    return {
      part: countedPart(counted, boundsOf(counted, number.value, side), textOf(tokens, start, last)),
      end: last,
    };
  // A number that is still being typed says nothing yet.
  const isLast = end >= tokens.length && start > 0;
  return isLast ? { end } : undefined;
}

function readDual(tokens: readonly Token[], at: number): Step | undefined {
  const word = tokens[at]?.word ?? '';
  const kind = isAnyOf(DUAL_ROOMS, word) ? 'rooms' : isAnyOf(DUAL_BATHROOMS, word) ? 'bathrooms' : undefined;
  if (!kind) return undefined;
  const end = isIn(AFTER_COUNTED, tokens[at + 1]?.word) ? at + 2 : at + 1;
  return { part: countedPart(kind, { min: 2, about: 2 }, textOf(tokens, at, end)), end };
}

function readOffer({ word, raw }: Token): QueryPart | undefined {
  if (isAnyOf(OFFER_WORDS.rent, word)) return { kind: 'offer', offer: 'rent', text: raw };
  return isAnyOf(OFFER_WORDS.sell, word) ? { kind: 'offer', offer: 'sell', text: raw } : undefined;
}

function readType({ word, raw }: Token): QueryPart | undefined {
  for (const form of bareForms(word)) {
    const type = typeOfWord(form);
    if (type !== undefined) return { kind: 'type', type, text: raw };
  }
  return undefined;
}

const asWord = ({ raw, word }: { raw: string; word: string }): QueryPart => ({
  kind: 'word',
  word,
  text: raw,
});

/** Of several types the one that is meant; the others are words like any other: «أرض تجارية» is land. */
function settleTypes(parts: readonly QueryPart[], words: ReadonlyMap<QueryPart, string>): QueryPart[] {
  const types = parts.filter((part) => part.kind === 'type');
  if (types.length < 2) return [...parts];
  const particular = types.filter((part) => part.kind === 'type' && part.type !== 'commercial');
  const isLatin = /^[a-z]/i.test(types[0]?.text ?? '');
  // "office building": in English what is meant stands last.
  const isAdjacent = types[0] && types[1] && parts.indexOf(types[1]) === parts.indexOf(types[0]) + 1;
  const meant = (isLatin && isAdjacent ? particular.at(-1) : particular[0]) ?? types[0];
  return parts.flatMap((part) => {
    if (part.kind !== 'type' || part === meant) return [part];
    const isSame = meant?.kind === 'type' && part.type === meant.type;
    return isSame ? [] : [asWord({ raw: part.text, word: words.get(part) ?? part.text })];
  });
}

const isOnce = (part: QueryPart, position: number, parts: readonly QueryPart[]) =>
  part.kind === 'word'
    ? parts.findIndex((each) => each.kind === 'word' && each.word === part.word) === position
    : parts.findIndex(({ kind }) => kind === part.kind) === position;

/**
 * Reads what a visitor typed, in Arabic, English or both: type, deal, rooms, bounds, and the words that are left.
 * Never fails; what has no meaning of its own is a word to look for.
 */
export function readQuery(text: string): QueryReading {
  const tokens = joinPhrases(tokensOf(text));
  const parts: QueryPart[] = [];
  const typeWords = new Map<QueryPart, string>();
  const stopped: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const step = readRange(tokens, at) ?? readQuantity(tokens, at) ?? readDual(tokens, at);
    if (step) {
      if (step.part) parts.push(step.part);
      at = step.end;
      continue;
    }
    at += 1;
    const part = readOffer(token) ?? readType(token);
    if (part) {
      parts.push(part);
      typeWords.set(part, token.word);
    } else if (isIn(STOP_WORDS, token.word) || isIn(CURRENCIES, token.word)) stopped.push(token);
    else parts.push(asWord(token));
  }
  // Nothing else was said: then these are what is looked for, as while a word is being typed.
  const said = parts.length > 0 ? parts : stopped.filter(({ word }) => isWord(word)).map(asWord);
  return { parts: settleTypes(said, typeWords).filter(isOnce) };
}
