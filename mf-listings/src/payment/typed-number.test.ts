import { readAmount, readRate } from './typed-number.ts';

it.each([
  ['1250000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  [' 1 250 000 ', 1_250_000],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['١،٢٥٠،٠٠٠', 1_250_000],
  ['۱۲۵۰', 1250],
  ['١٢٫٥', 12.5],
  ['\u200f500', 500],
  ['0', 0],
  ['.5', 0.5],
  ['', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['5.5.5', undefined],
  ['.', undefined],
  ['half', undefined],
])('reads the amount %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  ['5.5', 5.5],
  ['5,5', 5.5],
  ['٥٫٥٪', 5.5],
  ['٥،٥', 5.5],
  ['3 %', 3],
  ['%', undefined],
  ['', undefined],
])('reads the rate %j', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});
