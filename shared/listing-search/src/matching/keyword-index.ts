import type { Bounds, QueryPart } from '../reading/parts.ts';
import { readQuery } from '../reading/read-query.ts';
import { searchedTypeOf, wordsOfListing, type Searchable } from './listing-words.ts';
import { relaxationsOf, targetsOf, type Target } from './nearest.ts';
import { createVocabulary } from './vocabulary.ts';

/** A listing as it is matched in memory. */
export interface MatchableListing extends Searchable {
  add_Type: string;
  price?: { amount?: number | undefined } | undefined;
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  area?: number | undefined;
  size?: number | undefined;
}

/** What a query, or some of its parts, leaves of a list. */
export interface KeywordMatches {
  /** The parts that hold. */
  kept: readonly QueryPart[];
  /** The parts of the query that were let go. */
  letGo: readonly QueryPart[];
  /** 1 at the position of each listing for which they do. */
  mask: Uint8Array;
  /** Positions, given in the list's order, with those first that answer the query better; equals stay as they stood. */
  sorted(positions: readonly number[]): readonly number[];
}

export interface KeywordIndex {
  /** Reads so many listings ahead of the first search, which otherwise reads them all; false when none are left. */
  readAhead(count: number): boolean;
  match(q: string): KeywordMatches;
  /** Matches of fewer parts, the nearest first, each found when it is asked for; for a query that is answered by nothing. */
  nearest(q: string): Iterable<KeywordMatches>;
}

// How well a word matches: in the text, as a part of a word of the name or place, as such a word.
const IN_TEXT = 1;
const IN_HEAD = 2;
const AS_HEAD = 3;

interface Posting {
  /** Positions in whose name or place the word stands. */
  head: number[];
  /** Positions where it stands elsewhere alone. */
  text: number[];
}

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Bounds) => value >= min && value <= max;

/** The measure of a listing; NaN where it is not known. */
function measureOf(listing: MatchableListing, measure: Target['measure']): number {
  if (measure === 'price') return listing.price?.amount ?? Number.NaN;
  if (measure === 'size') return listing.area ?? listing.size ?? Number.NaN;
  return listing[measure] ?? Number.NaN;
}

function nearestFirst(
  positions: readonly number[],
  distancesOf: (at: number) => readonly number[],
): number[] {
  const measured = positions.map((at) => ({ at, distances: distancesOf(at) }));
  measured.sort((a, b) => {
    const first = a.distances.findIndex((distance, position) => distance !== b.distances[position]);
    return first < 0 ? 0 : (a.distances[first] ?? 0) - (b.distances[first] ?? 0);
  });
  return measured.map(({ at }) => at);
}

/** A list of listings by their words, as the API's database keeps them: both answer a query alike. */
export function createKeywordIndex(listings: readonly MatchableListing[]): KeywordIndex {
  const vocabulary = createVocabulary();
  const numbers = new Map<string, number>();
  const placed = new Set<string>();
  const postings: Posting[] = [];
  const postingOf = (word: string, isPlace: boolean): Posting => {
    const known = numbers.get(word);
    const number = known ?? numbers.size;
    if (known === undefined) {
      numbers.set(word, number);
      postings.push({ head: [], text: [] });
      vocabulary.add(number, word, isPlace);
    } else if (isPlace && !placed.has(word)) vocabulary.add(number, word, true);
    if (isPlace) placed.add(word);
    return postings[number] as Posting;
  };
  const types: (string | undefined)[] = [];
  function readNext() {
    const at = types.length;
    const listing = listings[at] ?? {};
    const { places, head, all } = wordsOfListing(listing);
    for (const place of places) postingOf(place, true);
    for (const [position, word] of all.entries()) {
      // The words of the head come first.
      const posting = postingOf(word, false);
      (position < head.length ? posting.head : posting.text).push(at);
    }
    types.push(searchedTypeOf(listing));
  }
  function readAhead(count: number): boolean {
    const end = Math.min(listings.length, types.length + count);
    while (types.length < end) readNext();
    return end < listings.length;
  }

  const found = new Map<string, Uint8Array>();
  function scoresOf(word: string): Uint8Array {
    const known = found.get(word);
    if (known) return known;
    const scores = new Uint8Array(listings.length);
    const raise = (positions: readonly number[] | undefined, score: number) => {
      for (const at of positions ?? []) if ((scores[at] ?? 0) < score) scores[at] = score;
    };
    const { exact, all } = vocabulary.find(word);
    for (const number of all) {
      raise(postings[number]?.text, IN_TEXT);
      raise(postings[number]?.head, IN_HEAD);
    }
    for (const number of exact) raise(postings[number]?.head, AS_HEAD);
    // A query that is being typed asks for a few words over and over.
    if (found.size > MOST_KEPT_WORDS) found.clear();
    found.set(word, scores);
    return scores;
  }

  function holds(part: QueryPart): (at: number) => boolean {
    switch (part.kind) {
      case 'word': {
        const scores = scoresOf(part.word);
        return (at) => scores[at] !== 0;
      }
      case 'type':
        return (at) => types[at] === part.type;
      case 'offer':
        return (at) => listings[at]?.add_Type === part.offer;
      default:
        return (at) => {
          const listing = listings[at];
          return listing !== undefined && isWithin(measureOf(listing, part.kind), part);
        };
    }
  }

  function matchesOf(parts: readonly QueryPart[], kept: readonly QueryPart[]): KeywordMatches {
    const tests = kept.map(holds);
    const mask = new Uint8Array(listings.length);
    for (let at = 0; at < mask.length; at += 1) mask[at] = tests.every((test) => test(at)) ? 1 : 0;
    const words = kept.flatMap((part) => (part.kind === 'word' ? [scoresOf(part.word)] : []));
    const targets = targetsOf(parts, kept);
    const scoreOf = (at: number) => words.reduce((sum, scores) => sum + (scores[at] ?? 0), 0);
    const distancesOf = (at: number) =>
      targets.map(({ measure, value }) => {
        const listing = listings[at];
        const distance = listing ? Math.abs(measureOf(listing, measure) - value) : Number.NaN;
        return Number.isNaN(distance) ? Number.MAX_VALUE : distance;
      });
    return {
      kept,
      letGo: parts.filter((part) => !kept.includes(part)),
      mask,
      sorted(positions) {
        // There are few scores and many positions.
        const byScore: number[][] = [];
        for (const at of positions) (byScore[scoreOf(at)] ??= []).push(at);
        const best = Object.values(byScore).toReversed();
        return targets.length === 0
          ? best.flat()
          : best.flatMap((equals) => nearestFirst(equals, distancesOf));
      },
    };
  }

  return {
    readAhead,
    match(q) {
      readAhead(listings.length);
      const { parts } = readQuery(q);
      return matchesOf(parts, parts);
    },
    *nearest(q) {
      readAhead(listings.length);
      const { parts } = readQuery(q);
      for (const kept of relaxationsOf(parts, vocabulary)) yield matchesOf(parts, kept);
    },
  };
}

const MOST_KEPT_WORDS = 50;
