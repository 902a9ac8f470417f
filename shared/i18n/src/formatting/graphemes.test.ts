import { graphemes } from './graphemes.ts';

const reference = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const byPlatform = (text: string) => Array.from(reference.segment(text), ({ segment }) => segment);

/** Every code unit below the private ones, without halves of pairs. */
const units = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));

it.each([
  '',
  'a',
  'Villa in Al Malqa – 4 bedrooms',
  'شقة واسعة بمساحة ٢٥٠ م²، مع حديقةٍ ومسبح',
  'عَقَارَاتٌ مُمَيَّزَةٌ',
  'ًعقار',
  '👨‍👩‍👧 villa 🇰🇼',
  'e\u0301te\u0301',
  'a\r\nb',
  'a\u200db',
])('tells the characters of %j apart as the platform does', (text) => {
  expect([...graphemes(text)]).toEqual(byPlatform(text));
});

it.each([
  ['alone', (unit: string) => unit],
  ['after an Arabic letter', (unit: string) => `ب${unit}`],
  ['before a Latin letter', (unit: string) => `${unit}b`],
  ['between vowelled letters', (unit: string) => `بَ${unit}بَ`],
])('does so of every character, %s', (_where, place) => {
  const wrong = units.filter(
    (unit) => [...graphemes(place(unit))].join('|') !== byPlatform(place(unit)).join('|'),
  );
  expect(wrong.map((unit) => unit.charCodeAt(0).toString(16))).toEqual([]);
});

it('asks the platform for nothing that it can tell itself', () => {
  const build = jest.spyOn(Intl, 'Segmenter');
  expect([...graphemes('شقةٌ للبيع – 250 m²')]).toHaveLength(18);
  expect(build).not.toHaveBeenCalled();
  build.mockRestore();
});
