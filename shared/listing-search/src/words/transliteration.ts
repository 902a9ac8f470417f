import { isArabic, withoutArticle } from './stem.ts';

/** Sounds by which names are written in Latin letters; those that writers do not tell apart are one. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  غ: 'k',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};
/** Consonants in one name and long vowels in the next. */
const HALF_VOWELS: Readonly<Record<string, string>> = { و: 'w', ي: 'y' };
const MOST_HALF_VOWELS = 4;

const tidy = (sounds: string) =>
  sounds
    // A doubled letter is written once or twice, the last h of a name or not at all.
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)h$/, '');

function ofArabic(word: string): string[] {
  let readings = [''];
  let halfVowels = 0;
  for (const letter of word) {
    const half = HALF_VOWELS[letter];
    if (half !== undefined) {
      halfVowels += 1;
      if (halfVowels <= MOST_HALF_VOWELS) readings = readings.flatMap((reading) => [reading + half, reading]);
    } else {
      const sound = ARABIC_SOUNDS[letter] ?? '';
      readings = readings.map((reading) => reading + sound);
    }
  }
  return readings;
}

const ofLatin = (word: string) =>
  word
    .replace(/kh|gh|ck/g, 'k')
    .replace(/sh/g, 's')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/ph/g, 'f')
    .replace(/[qgc]/g, 'k')
    .replace(/v/g, 'f')
    .replace(/p/g, 'b')
    // A y behind a vowel at the end only lengthens it.
    .replace(/(?<=[aeiou])[yw](?![aeiou])(?=$)/g, '')
    .replace(/[aeiou]/g, '');

const LEAST_SOUNDS = 2;

/**
 * The consonants of a name, however it is written in either script: «الملقا», "Al Malqa" and "malga" agree in one. Empty
 * for words too short to tell.
 */
export function soundsOf(word: string): readonly string[] {
  const bare = withoutArticle(word);
  const readings = isArabic(bare) ? ofArabic(bare) : /^[a-z]/.test(bare) ? [ofLatin(bare)] : [];
  return [...new Set(readings.map(tidy))].filter((sounds) => sounds.length >= LEAST_SOUNDS);
}
