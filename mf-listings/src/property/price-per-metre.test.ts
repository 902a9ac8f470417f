import { pricePerMetre } from './price-per-metre.ts';

it.each([
  [1000, 300, 3],
  [1000, 0, 1000],
  [1000, undefined, 1000],
  [0, 50, 0],
  [undefined, 50, undefined],
])('%s for %s m² is %s a metre', (amount, area, expected) => {
  expect(pricePerMetre({ price: { amount }, area })).toBe(expected);
});
