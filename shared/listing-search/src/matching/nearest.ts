import type { Bounds, QueryPart } from '../reading/parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What may be let go first where not everything can be had, and what is kept to the last. */
const KEPT: Readonly<Record<QueryPart['kind'], number>> = {
  bathrooms: 0,
  size: 1,
  rooms: 2,
  price: 3,
  word: 4,
  offer: 6,
  type: 7,
};
const PLACE_KEPT = 5;

/**
 * What else could be asked for where a query is answered by nothing, the nearest first: the words that no listing knows are let
 * go, then one part, then several. The whole query is not among them, nor is asking for nothing.
 */
export function relaxationsOf(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
): readonly (readonly QueryPart[])[] {
  const matches = (part: QueryPart) => (part.kind === 'word' ? vocabulary.find(part.word) : undefined);
  const known = parts.filter((part) => matches(part)?.all.length !== 0);
  const weight = (part: QueryPart) => (matches(part)?.isPlace ? PLACE_KEPT : KEPT[part.kind]);
  // Of equals what was said last.
  const order = known.toReversed().toSorted((a, b) => weight(a) - weight(b));
  const without = (gone: readonly QueryPart[]) => known.filter((part) => !gone.includes(part));
  const several = order.map((_, count) => without(order.slice(0, count + 1))).slice(1);
  const wanted = [known, ...order.map((part) => without([part])), ...several];
  return wanted.filter((kept) => kept.length > 0 && kept.length < parts.length);
}

/** The measures by which listings are near to what was asked. */
const MEASURES = ['rooms', 'bathrooms', 'price', 'size'] as const;
export interface Target {
  measure: (typeof MEASURES)[number];
  value: number;
}

/**
 * What matched listings are to be near to, the most important first: a number that was named without a bound, and a bound that
 * was let go.
 */
export const targetsOf = (parts: readonly QueryPart[], kept: readonly QueryPart[]): readonly Target[] =>
  MEASURES.flatMap((measure) => {
    const part = parts.find(({ kind }) => kind === measure);
    if (!part) return [];
    const { min, max, about } = part as Bounds;
    const value = about ?? (kept.includes(part) ? undefined : (max ?? min));
    return value === undefined ? [] : [{ measure, value }];
  });
