import { expectSameKeys } from './expect-same-keys.ts';

const arabicForms = {
  results_zero: 'لا عقارات في {{city}}',
  results_one: 'عقار واحد في {{city}}',
  results_two: 'عقاران في {{city}}',
  results_few: '{{count}} عقارات في {{city}}',
  results_many: '{{count}} عقارًا في {{city}}',
  results_other: '{{count}} عقار في {{city}}',
};
const englishForms = {
  results_one: '{{count}} property in {{city}}',
  results_other: '{{count}} properties in {{city}}',
};

it('accepts files that say the same', () => {
  expect(() =>
    expectSameKeys(
      { nav: { home: 'الرئيسية', greet: 'أهلًا {{name}}' }, subject_other: 'أخرى', ...arabicForms },
      { nav: { home: 'Home', greet: 'Hello {{ name }}' }, subject_other: 'Other', ...englishForms },
    ),
  ).not.toThrow();
});

it('names a text that spells tanwin behind the alef', () => {
  expect(() => expectSameKeys({ a: 'شكر\u0627\u064b' }, { a: 'thanks' })).toThrow('"a" spells tanwin');
});

it('names a nested key that one side lacks', () => {
  expect(() => expectSameKeys({ a: { b: 'ب', c: 'ج' } }, { a: { b: 'b' } })).toThrow(
    '"a.c" is missing in en',
  );
  expect(() => expectSameKeys({ a: { b: 'ب' } }, { a: { b: 'b' }, d: 'd' })).toThrow('"d" is missing in ar');
});

it('names each missing Arabic plural form', () => {
  const { results_few: _few, results_many: _many, ...rest } = arabicForms;
  expect(() => expectSameKeys(rest, englishForms)).toThrow(
    /"results_few" is missing in ar[\s\S]*"results_many" is missing in ar/,
  );
});

it('refuses a plural form that the language never uses', () => {
  expect(() => expectSameKeys(arabicForms, { ...englishForms, results_few: 'x {{city}}' })).toThrow(
    '"results_few" is never used in en',
  );
});

it('names texts that interpolate differently', () => {
  expect(() => expectSameKeys({ hi: 'أهلًا {{name}}' }, { hi: 'Hello {{user}}' })).toThrow(
    '"hi" interpolates differently: {name} / {user}',
  );
  expect(() => expectSameKeys({ ...arabicForms, results_two: 'عقاران' }, englishForms)).toThrow('"results"');
});

it('refuses an empty text', () => {
  expect(() => expectSameKeys({ a: ' ' }, { a: 'a' })).toThrow('"a" is not a text in ar');
});

it.each([
  ['nesting', { a: 'مرحبا $t(b)', b: 'ب' }, { a: 'Hello $t(b)', b: 'b' }],
  ['formats', { a: '{{n, number}} ريال' }, { a: '{{n, number}} SAR' }],
  ['values of values', { a: '{{n.m}} ريال' }, { a: '{{n.m}} SAR' }],
])('refuses %s, which a browser does not read', (_, ar, en) => {
  expect(() => expectSameKeys(ar, en)).toThrow('"a" asks more of en words than a browser reads');
});
