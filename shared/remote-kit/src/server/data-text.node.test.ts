import { createElement } from 'react';
import { dataText } from './data-text.ts';

const holdsItself: unknown[] = [];
holdsItself.push(holdsItself);

describe('the text of data', () => {
  it('is another one for each of these', () => {
    const values = [
      null,
      true,
      'true',
      0,
      1,
      '1',
      '',
      '"',
      [],
      {},
      [[]],
      ['a', 'b'],
      ['a,b'],
      ['ab', ''],
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: { a: 1 } },
      { a: 1, b: 1 },
      { a: null },
      'فيلا',
      'فيلا ',
    ];
    const texts = values.map(dataText);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(values.length);
  });

  it('is the same one for the same data, and for a field that is not there', () => {
    expect(dataText({ a: [1, { b: 'x' }] })).toBe(dataText({ a: [1, { b: 'x' }] }));
    expect(dataText({ a: 1, b: undefined })).toBe(dataText({ a: 1 }));
  });

  it.each([
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['what is not a number', Number.NaN],
    ['what has no end', Number.POSITIVE_INFINITY],
    ['a negative zero', -0],
    ['a symbol', Symbol('s')],
    ['a big integer', 1n],
    ['a map', new Map()],
    ['a set', new Set()],
    ['a hole in a list', [undefined]],
    ['an element of React', createElement('p')],
    ['an object of a class', new URL('http://site/')],
    ['what holds itself', holdsItself],
  ])('is none for %s, wherever it stands', (_what, value) => {
    expect(dataText(value)).toBeUndefined();
    expect(dataText([1, { deep: [value] }])).toBeUndefined();
  });
});
