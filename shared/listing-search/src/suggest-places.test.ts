import { suggestPlaces } from './suggest-places.ts';

const places = [
  { name: 'الرياض', name_en: 'Riyadh' },
  { name: 'مدينة الكويت', name_en: 'Kuwait City' },
  { name: 'الملقا', name_en: 'Al Malqa' },
  { name: 'حطين', name_en: 'Hittin' },
  { name: 'السالمية', name_en: 'Salmiya' },
  { name: 'الملك فهد', name_en: 'King Fahd' },
  // Of an API that knows one script alone.
  { name: 'النرجس' },
  { name: 'Al Yasmin', name_en: 'Al Yasmin' },
];
const named = (typed: string, most = 8) => suggestPlaces(places, typed, most).map(({ name }) => name);

test.each([
  ['malqa', ['الملقا']],
  ['Al Mal', ['الملقا']],
  ['almalqa', ['الملقا']],
  ['ملقا', ['الملقا']],
  ['المَلقـا', ['الملقا']],
  ['riy', ['الرياض']],
  ['رياض', ['الرياض']],
  ['riad', ['الرياض']],
  ['السالميه', ['السالمية']],
  ['salmiyah', ['السالمية']],
  ['city', ['مدينة الكويت']],
  ['كويت', ['مدينة الكويت']],
  ['king f', ['الملك فهد']],
  ['narjis', ['النرجس']],
  ['ياسمين', ['Al Yasmin']],
  ['xyz', []],
  ['malqa riyadh', []],
])('"%s" may become %j', (typed, expected) => {
  expect(named(typed)).toEqual(expected);
});

test('nothing typed may become anything, in the given order, and no more than asked for', () => {
  expect(named('', 3)).toEqual(['الرياض', 'مدينة الكويت', 'الملقا']);
  expect(named(' - ', 2)).toEqual(['الرياض', 'مدينة الكويت']);
});

test('a name that begins so stands before one that only holds such a word', () => {
  const found = suggestPlaces([{ name: 'مدينة الكويت' }, { name: 'الكويت' }], 'كوي', 8);
  expect(found.map(({ name }) => name)).toEqual(['الكويت', 'مدينة الكويت']);
});
