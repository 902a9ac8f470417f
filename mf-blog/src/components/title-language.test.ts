import { titleLanguage } from './title-language.ts';

it.each([
  ['دليل المشتري', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['Kuwait 2026: دليل المشتري', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['صدف: a guide', 'en', { lang: 'en', dir: 'ltr' }],
  ['Price guide', 'ar', { dir: 'auto' }],
  ['دليل', undefined, { dir: 'auto' }],
] as const)('%s of an article in %s', (title, language, expected) => {
  expect(titleLanguage(title, language)).toEqual(expected);
});
