import { characterCount } from './character-count.ts';

// The API counts the same: its test holds the same texts.
it.each([
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
])('counts %j as %i', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
