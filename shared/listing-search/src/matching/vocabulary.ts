import { typeOfWord } from '../lexicon/property-types.ts';
import { STOP_WORDS } from '../lexicon/query-words.ts';
import { synonymsOf } from '../lexicon/synonyms.ts';
import { editDistance } from '../words/edit-distance.ts';
import { bareForms, isArabic, stemsOf, withoutArticle } from '../words/stem.ts';
import { soundsOf } from '../words/transliteration.ts';

/** The words of the listings, by number, that a word of a query means. */
export interface WordMatches {
  /** Forms of the word itself, and what means the same. */
  exact: readonly number[];
  /** Those, and the words that it is a part of. */
  all: readonly number[];
  /** Whether it is, or may become, a place's name. */
  isPlace: boolean;
}

/** Every word that the listings hold. */
export interface Vocabulary {
  /** @param id a number of the caller's, one a word; a word that is here already may be said to be a place's as well */
  add(id: number, word: string, isPlace: boolean): void;
  find(word: string): WordMatches;
}

interface Entry {
  id: number;
  word: string;
  bare: string;
  isPlace: boolean;
}

/** How many wrong letters a word of a length may have. */
const mistakesIn = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);
const LEAST_SOUNDED = 4;

const put = <Key>(lists: Map<Key, Entry[]>, key: Key, entry: Entry) => {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
};

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>();
  const byStem = new Map<string, Entry[]>();
  const bySynonym = new Map<number, Entry[]>();
  const byType = new Map<string, Entry[]>();
  const bySounds = new Map<string, Entry[]>();
  const found = new Map<string, WordMatches>();

  const typesOf = (word: string) => bareForms(word).flatMap((form) => typeOfWord(form) ?? []);

  function exactly(word: string): Set<Entry> {
    const stems = stemsOf(word);
    return new Set([
      ...stems.flatMap((stem) => byStem.get(stem) ?? []),
      ...stems.flatMap((stem) => [...synonymsOf(stem)].flatMap((line) => bySynonym.get(line) ?? [])),
      ...typesOf(word).flatMap((type) => byType.get(type) ?? []),
    ]);
  }

  /** For a word that no listing holds: those that are spelt almost so, else places that sound so. */
  function nearly(word: string): Set<Entry> {
    const bare = withoutArticle(word);
    const most = mistakesIn(bare.length + (isArabic(bare) ? 1 : 0));
    for (let distance = 1; distance <= most; distance += 1) {
      const near = [...entries.values()].filter(
        (entry) =>
          editDistance(bare, entry.bare, distance) <= distance && isArabic(entry.bare) === isArabic(bare),
      );
      if (near.length > 0) return new Set(near.flatMap((entry) => [...exactly(entry.word)]));
    }
    if (word.length < LEAST_SOUNDED) return new Set();
    return new Set(soundsOf(word).flatMap((sounds) => bySounds.get(sounds) ?? []));
  }

  function find(word: string): WordMatches {
    let exact = exactly(word);
    let all = new Set([...exact, ...[...entries.values()].filter((entry) => entry.word.includes(word))]);
    if (all.size === 0) all = exact = nearly(word);
    const ids = (set: ReadonlySet<Entry>) => [...set].map(({ id }) => id);
    const named = exact.size > 0 ? exact : all;
    return { exact: ids(exact), all: ids(all), isPlace: [...named].some(({ isPlace }) => isPlace) };
  }

  return {
    add(id, word, isPlace) {
      const known = entries.get(word);
      const entry = known ?? { id, word, bare: withoutArticle(word), isPlace: false };
      if (!known) {
        entries.set(word, entry);
        // «على» is no form of «العليا».
        for (const stem of STOP_WORDS.has(word) ? [] : stemsOf(word)) {
          put(byStem, stem, entry);
          for (const line of synonymsOf(stem)) put(bySynonym, line, entry);
        }
        for (const type of typesOf(word)) put(byType, type, entry);
      }
      if (isPlace && !entry.isPlace) {
        entry.isPlace = true;
        for (const sounds of soundsOf(word)) put(bySounds, sounds, entry);
      }
      found.clear();
    },
    find(word) {
      const matches = found.get(word) ?? find(word);
      found.set(word, matches);
      return matches;
    },
  };
}
