import { truncate } from './truncate.ts';

it('cuts Latin text to exactly the characters asked for', () => {
  const title = 'a'.repeat(46);
  expect(truncate(title, 45)).toBe(`${'a'.repeat(45)}…`);
  expect(truncate('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
});

it.each([
  ['Buying a flat in Riyadh', 18, 'Buying a flat in…'],
  ['Buying a flat in Riyadh', 16, 'Buying a flat in…'],
  ['Buying, or renting', 8, 'Buying…'],
  ['شراء شقة في الرياض', 12, 'شراء شقة في…'],
  [`a ${'b'.repeat(20)}`, 10, 'a…'],
])('cuts %j at %i at a word', (text, max, cut) => expect(truncate(text, max)).toBe(cut));

it.each(['', 'قصير', 'a'.repeat(45), '🏠'.repeat(45)])('leaves %p alone at 45', (text) => {
  expect(truncate(text, 45)).toBe(text);
});

it('never splits an emoji or a vowelled letter', () => {
  const family = '👨‍👩‍👧';
  expect(truncate(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
  expect(truncate('عَقَارَاتٌ', 3)).toBe('عَقَا…');
});

it('counts code points where the browser has no segmenter', async () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  jest.resetModules();
  const fallback = await import('./truncate.ts');
  const cut = [fallback.truncate('🏠🏢🏬', 2), fallback.truncate('👨‍👩‍👧x', 1)];
  Object.assign(Intl, { Segmenter });
  expect(cut).toEqual(['🏠🏢…', '👨…']);
});
