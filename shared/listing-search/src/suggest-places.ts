import type { Place } from './places.ts';
import { withoutArticle } from './words/stem.ts';
import { wordsOf } from './words/tokens.ts';
import { soundsOf } from './words/transliteration.ts';

/** How near a name comes to what is typed; less is nearer. */
const BEGINS = 0;
const HOLDS = 1;
const SOUNDS = 2;

/** Shorter words sound like too much. */
const LEAST_SOUNDED = 3;

/** A place's words in both scripts, the first of a name marked: with the article and without it. */
interface NameWord {
  forms: readonly string[];
  sounds: readonly string[];
  isFirst: boolean;
}

const wordsOfName = (name: string | undefined): NameWord[] =>
  wordsOf(name ?? '').map((word, position, all) => ({
    forms: [word, withoutArticle(word)],
    sounds: soundsOf(word),
    // "Al" of "Al Malqa" is no word to look under.
    isFirst: position === 0 || (position === 1 && /^[ae]l$/.test(all[0] ?? '')),
  }));

const kept = new WeakMap<Place, readonly NameWord[]>();

function wordsOfPlace(place: Place): readonly NameWord[] {
  const known = kept.get(place);
  if (known) return known;
  const words = [...wordsOfName(place.name), ...wordsOfName(place.name_en)];
  kept.set(place, words);
  return words;
}

/** How near the nearest of a name's words comes to a typed one; undefined where none does. */
function nearnessOf(typed: string, words: readonly NameWord[]): number | undefined {
  const beginnings = [typed, withoutArticle(typed)];
  const begun = words.filter(({ forms }) =>
    forms.some((form) => beginnings.some((beginning) => form.startsWith(beginning))),
  );
  if (begun.length > 0) return begun.some(({ isFirst }) => isFirst) ? BEGINS : HOLDS;
  if (typed.length < LEAST_SOUNDED) return undefined;
  const sounds = soundsOf(typed);
  const isHeard = words.some((word) =>
    sounds.some((sound) => word.sounds.some((each) => each.startsWith(sound))),
  );
  return isHeard ? SOUNDS : undefined;
}

/**
 * The places that what is typed may be the beginning of, in either script and however it is spelled: those whose name begins so
 * first, then those that hold such a word, then, where there are none of these, those that sound so. Among equals the order is the given one.
 * @param most how many; all of them are meant where nothing is typed
 */
export function suggestPlaces<Suggested extends Place>(
  places: readonly Suggested[],
  typed: string,
  most: number,
): Suggested[] {
  const asked = wordsOf(typed);
  const near = places.flatMap((place) => {
    const words = wordsOfPlace(place);
    const each = asked.map((word) => nearnessOf(word, words));
    return each.includes(undefined) ? [] : { place, nearness: Math.max(BEGINS, ...each.map(Number)) };
  });
  const isSpelled = near.some(({ nearness }) => nearness < SOUNDS);
  return near
    .filter(({ nearness }) => !isSpelled || nearness < SOUNDS)
    .toSorted((a, b) => a.nearness - b.nearness)
    .slice(0, most)
    .map(({ place }) => place);
}
