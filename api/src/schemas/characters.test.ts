import { characterCount } from './characters.ts';

// The forms of the site count the same: their test holds the same texts.
test.each([
  ['', 0],
  ['  ', 0],
  [' a', 1],
  ['123456789 ', 9],
  ['🏠🏡🏢🏬🏭', 5],
  ['عقار', 4],
  ['عَقَارٌ', 4],
  ['👨‍👩‍👧‍👦🇰🇼', 2],
  ['e\u0301', 1],
  [`a${'\u0301'.repeat(79)}`, 10],
])('counts %j as %i', (text, count) => expect(characterCount(text)).toBe(count));
