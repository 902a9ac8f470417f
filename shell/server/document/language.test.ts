import { languageOf } from './language.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the language of a document', () => {
  it.each([
    ['query before cookie', 'lang=en', 'language=ar', 'en'],
    ['cookie', '', 'a=1; language=en; b=2', 'en'],
    ['Arabic by default', '', undefined, 'ar'],
    ['an unknown query is ignored', 'lang=fr', 'language=en', 'en'],
    ['an unknown cookie is ignored', '', 'language=fr', 'ar'],
    ['a cookie that only begins like a language', '', 'language=en-GB', 'ar'],
    ['names that every object has', '', '__proto__=x; constructor=y; language=toString', 'ar'],
    ['the first of two cookies', '', 'language=en; language=ar', 'en'],
    ['another cookie whose name ends the same', '', 'old-language=en', 'ar'],
  ])('%s', (_name, search, cookie, expected) => {
    expect(languageOf(query(search), cookie)).toBe(expected);
  });
});
