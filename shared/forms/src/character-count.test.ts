import { characterCount } from './character-count.ts';

it.each([
  ['', 0],
  ['  ', 0],
  [' a', 1],
  ['123456789 ', 9],
  ['🏠🏡🏢🏬🏭', 5],
  ['عقار', 4],
])('counts %j as %i', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
