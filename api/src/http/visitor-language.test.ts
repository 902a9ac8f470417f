import { visitorLanguage } from './visitor-language.ts';

test.each([
  ['ar', 'ar'],
  ['en', 'en'],
  ['en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['fr, ar-SA;q=0.7, en;q=0.3', 'ar'],
  ['en;q=0.1, AR', 'ar'],
  ['en;q=0', undefined],
  ['arc, eng', undefined],
  ['fr', undefined],
  ['*', undefined],
  ['en;q=much', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Language %j is %j', (header, language) => {
  expect(visitorLanguage(header)).toBe(language);
});
