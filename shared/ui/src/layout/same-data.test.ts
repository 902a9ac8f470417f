import { isSameData } from './same-data.ts';

const items = ['a'];
const retry = () => undefined;

it.each([
  ['the same values', { items, page: 1 }, { items, page: 1 }, true],
  ['another function of the same name', { items, retry }, { items, retry: () => undefined }, true],
  ['another value', { items, page: 1 }, { items, page: 2 }, false],
  ['a list that is only alike', { items }, { items: [...items] }, false],
  ['one key more', { items }, { items, page: 1 }, false],
  ['one key less', { items, page: 1 }, { items }, false],
  ['a function that is gone', { retry }, {}, false],
  ['a function that has come', {}, { retry }, false],
])('results with %s: same data or not', (_what, before, after, isSame) => {
  expect(isSameData(before, after)).toBe(isSame);
});
