import { expectSameKeys } from '@shared/i18n/testing';
import arabic from './ar.json';
import arabicTools from '../qa/words.ar.json';
import englishTools from '../qa/words.en.json';
import english from './en.json';

test('both languages have the same words', () => expectSameKeys(arabic, english));

test('so have the tools of those who test', () => expectSameKeys(arabicTools, englishTools));

test.each([
  ['ar', arabic.home.hero],
  ['en', english.home.hero],
])('no preposition ends a line of the hero, in %s', (_language, { heading, lead }) => {
  const prepositions = /(?:^|\s)(?:في|من|إلى|على|عن|مع|حتى|in|from|with|to|of|for|by|on|at) /i;
  for (const text of [heading, lead]) expect(text).not.toMatch(prepositions);
});
