import { createI18n } from './create-i18n.ts';
import { addResources, hasResources } from './resources.ts';
import { translateIn } from './translate.ts';

const ar = {
  title: 'مكتبة المقالات',
  greeting: 'أهلًا {{name}}',
  results_zero: 'لا عقارات',
  results_one: 'عقار واحد',
  results_two: 'عقاران',
  results_few: '{{count}} عقارات',
  results_many: '{{count}} عقارًا',
  results_other: '{{count}} عقار',
  nested: { onlyArabic: 'عربي فقط' },
};
const en = {
  title: 'Article Library',
  greeting: 'Welcome, {{name}}',
  results_one: '{{count}} property',
  results_other: '{{count}} properties',
};

const both = () => createI18n({ language: 'ar', namespace: 'mf-blog', resources: { ar, en } });

it('is ready when the call returns', () => {
  const i18n = both();
  expect(i18n.isInitialized).toBe(true);
  expect(translateIn(i18n, 'ar')('title')).toBe('مكتبة المقالات');
});

it('follows the language it is bound to, not the instance', () => {
  const i18n = both();
  expect(translateIn(i18n, 'en')('title')).toBe('Article Library');
  expect(translateIn(i18n, 'ar')('title')).toBe('مكتبة المقالات');
});

it.each([
  [0, 'لا عقارات'],
  [1, 'عقار واحد'],
  [2, 'عقاران'],
  [3, '3 عقارات'],
  [10, '10 عقارات'],
  [11, '11 عقارًا'],
  [99, '99 عقارًا'],
  [100, '100 عقار'],
  [103, '103 عقارات'],
])('chooses the Arabic plural form of %d', (count, expected) => {
  expect(translateIn(both(), 'ar')('results', { count })).toBe(expected);
});

it.each([
  [0, '0 properties'],
  [1, '1 property'],
  [2, '2 properties'],
])('chooses the English plural form of %d', (count, expected) => {
  expect(translateIn(both(), 'en')('results', { count })).toBe(expected);
});

it('leaves markup in values alone, since React escapes what it renders', () => {
  expect(translateIn(both(), 'en')('greeting', { name: '<b>&' })).toBe('Welcome, <b>&');
});

it('falls back to the other language, then to the key', () => {
  const t = translateIn(both(), 'en');
  expect(t('nested.onlyArabic')).toBe('عربي فقط');
  expect(t('nowhere')).toBe('nowhere');
  const english = createI18n({ language: 'en', namespace: 'n', resources: { en } });
  expect(translateIn(english, 'ar')('title')).toBe('Article Library');
});

it('takes the words of a language later, in any namespace', () => {
  const i18n = createI18n({ language: 'ar', namespace: 'mf-blog', resources: { ar } });
  expect(hasResources(i18n, 'en', 'mf-blog')).toBe(false);
  const t = translateIn(i18n, 'en');
  expect(t('title')).toBe('مكتبة المقالات');
  addResources(i18n, 'en', 'mf-blog', en);
  expect(hasResources(i18n, 'en', 'mf-blog')).toBe(true);
  expect(t('title')).toBe('Article Library');
  addResources(i18n, 'en', 'ui', { close: 'Close' });
  expect(translateIn(i18n, 'en', 'ui')('close')).toBe('Close');
  expect(t('ui:close')).toBe('Close');
});

it('keeps two instances apart', () => {
  const one = createI18n({ language: 'en', namespace: 'n', resources: { en: { word: 'one' } } });
  const two = createI18n({ language: 'en', namespace: 'n', resources: { en: { word: 'two' } } });
  expect([translateIn(one, 'en')('word'), translateIn(two, 'en')('word')]).toEqual(['one', 'two']);
});

it('is ready without any words, too', () => {
  const i18n = createI18n({ namespace: 'mf-blog' });
  addResources(i18n, 'en', 'mf-blog', en);
  expect(i18n.isInitialized).toBe(true);
  expect(translateIn(i18n, 'en')('title')).toBe('Article Library');
});

it('says what was added later, also where it was asked for before', () => {
  const i18n = createI18n({ language: 'ar', namespace: 'mf-blog', resources: { ar } });
  const t = translateIn(i18n, 'en');
  expect(t('title')).toBe('مكتبة المقالات');
  addResources(i18n, 'en', 'mf-blog', en);
  expect(t('title')).toBe('Article Library');
  expect(t('greeting', { name: 'Noura' })).toBe('Welcome, Noura');
  expect(t('greeting', { name: 'Reem' })).toBe('Welcome, Reem');
});
