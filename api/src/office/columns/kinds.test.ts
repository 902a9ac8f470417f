import { flag, choice, choices } from './choice-kinds.ts';
import { day, moment } from './date-kinds.ts';
import type { Kind } from './kind.ts';
import { amount, count, longitude } from './number-kinds.ts';
import { pictures } from './picture-kinds.ts';
import { currency, identifier, link, secureLink, telephone } from './text-kinds.ts';
import { AMENITY_WORDS, PROPERTY_TYPES } from './words.ts';

const valueOf = (kind: Kind, given: string | number | boolean | Date | readonly string[]) => {
  const reading = kind.read(given);
  return reading.ok ? reading.value : undefined;
};
const reasonOf = (kind: Kind, given: string | number | boolean | Date) => {
  const reading = kind.read(given);
  return reading.ok ? undefined : reading.reason;
};

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00A0250\u00A0000', 1_250_000],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['۱۲۵۰', 1250],
  ['١٢٫٥', 12.5],
  ['١٬٢٥٠٫٢٥٠', 1250.25],
  ['١٫٢٥٠', 1.25],
  ['1,250', 1250],
  ['1.250', 1.25],
  ['12,5', 12.5],
  ['1.250,75', 1250.75],
  ['1,250.75', 1250.75],
  ['\u200F350', 350],
])('the number %j is %d', (given, number) => {
  expect(valueOf(amount, given)).toBe(number);
});

test.each(['1,25,0', '12 KWD', 'abc', '1e9', '0x10', '-5', '1.2.3', '--1', '1,250.75.1'])(
  '%j is no amount',
  (given) => {
    expect(valueOf(amount, given)).toBeUndefined();
  },
);

test('a coordinate whose comma would divide thousands is out of its range, not another place', () => {
  expect(valueOf(longitude, '47,97812')).toBe(47.978_12);
  expect(reasonOf(longitude, '47,978')).toContain('from -180 to 180');
});

test('a count is whole', () => {
  expect(valueOf(count, '٣')).toBe(3);
  expect(reasonOf(count, '2.5')).toBe('is "2.5", which is no whole number');
});

test.each([
  ['2026-11-25', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['5.3.2026', '2026-03-05'],
  ['٢٥/١١/٢٠٢٦', '2026-11-25'],
  ['٢٠٢٦/١١/٢٥', '2026-11-25'],
  [new Date('2026-11-25T00:00:00Z'), '2026-11-25'],
])('the day %j is %s', (given, date) => {
  expect(valueOf(day, given)).toBe(date);
});

test.each(['31/02/2026', '11/25/2026', '25-11-26', 'tomorrow', 46_000])('%j is no day', (given) => {
  expect(valueOf(day, given)).toBeUndefined();
});

test('a moment may be of any zone, and a day stands for its first one', () => {
  expect(valueOf(moment, '2026-11-25T10:00:00+03:00')).toBe('2026-11-25T07:00:00.000Z');
  expect(valueOf(moment, '25/11/2026')).toBe('2026-11-25T00:00:00.000Z');
});

test.each([
  ['+966 51 234 5678', '+966512345678'],
  ['00966512345678', '+966512345678'],
  [966_512_345_678, '+966512345678'],
  ['٠٥١٢٣٤٥٦٧٨', '0512345678'],
  ['(0965) 5000-1234', '096550001234'],
  ['920001234', '920001234'],
])('the telephone number %j is kept as %s', (given, number) => {
  expect(valueOf(telephone, given)).toBe(number);
});

test('a number that a spreadsheet has cut is refused with what to do', () => {
  expect(reasonOf(telephone, 512_345_678)).toContain('write +966512345678');
  expect(reasonOf(telephone, '9.66512E+11')).toContain('format the column as text');
  expect(reasonOf(telephone, 'call us')).toContain('no telephone number');
});

test.each([
  ...['yes', 'YES', 'true', '1', 'نعم', 'x'].map((word) => [word, true] as const),
  ...['no', 'False', '0', 'لا', '-'].map((word) => [word, false] as const),
  [true, true],
  [1, true],
] as const)('%j is %j', (given, value) => {
  expect(valueOf(flag, given)).toBe(value);
});

test('words may be Arabic or English, however they are written, and a near miss is suggested', () => {
  const kind = choice(PROPERTY_TYPES);
  for (const word of ['villa', 'Villa', 'فيلا', 'فِيلا']) expect(valueOf(kind, word)).toBe('villa');
  expect(valueOf(kind, 'شقه')).toBe('apartment');
  expect(reasonOf(kind, 'vila')).toContain('did you mean "villa"?');
  expect(reasonOf(kind, 'castle')).not.toContain('did you mean');
});

test('several words stand in one cell, each once', () => {
  const kind = choices(AMENITY_WORDS);
  expect(valueOf(kind, 'مسبح، حديقة | pool\nSea view')).toEqual(['pool', 'garden', 'sea-view']);
  expect(reasonOf(kind, 'pool, moat')).toContain('"moat"');
});

test('names of pictures may hold commas', () => {
  expect(valueOf(pictures, 'a, b.jpg | c.jpg\nc.jpg')).toEqual(['a, b.jpg', 'c.jpg']);
  expect(valueOf(pictures, ['a.jpg'])).toEqual(['a.jpg']);
});

test('a link that stands as a code is https, no longer than a camera reads, and names nothing before its host', () => {
  const kind = secureLink(300);
  expect(valueOf(kind, 'HTTPS://registry.example/ads/1?a=b')).toBe('https://registry.example/ads/1?a=b');
  for (const given of [
    'http://registry.example/1',
    'https://registry.example@evil.example/',
    'https://',
    '7200000001',
  ])
    expect(reasonOf(kind, given)).toContain('https://');
  expect(reasonOf(kind, `https://registry.example/${'1'.repeat(276)}`)).toContain('at most 300');
});

test('an id stands in addresses, a currency is one, a link opens a page', () => {
  expect(valueOf(identifier, 'V-١٠٠١')).toBe('V-1001');
  expect(reasonOf(identifier, 'فيلا 1')).toContain('Latin letters');
  expect(valueOf(currency, 'kwd')).toBe('KWD');
  expect(reasonOf(currency, 'XYZ')).toContain('code of a currency');
  expect(reasonOf(link, 'javascript:alert(1)')).toContain('https://');
});
