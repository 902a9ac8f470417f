import { knownParameters } from './known-parameters.ts';

describe('the parameters that a page reads', () => {
  it.each([
    ['', ['q'], ''],
    ['?', ['q'], ''],
    ['?utm_source=mail&fbclid=1', ['q'], ''],
    ['?q=villa&utm_source=mail', ['q'], '?q=villa'],
    ['?utm_source=mail&q=sea%20view&page=2', ['page', 'q'], '?q=sea%20view&page=2'],
    ['?q=sea+view&q', ['q'], '?q=sea+view&q'],
    ['?%71=a&Q=b', ['q'], '?%71=a'],
    ['?a+b=1&%E0%A4=2', ['a b'], '?a+b=1'],
    ['?q=1', [], ''],
  ])('of %j, when it reads %j, are %j', (search, parameters, expected) => {
    expect(knownParameters(search, parameters)).toBe(expected);
  });

  it('are all when it does not say', () => {
    expect(knownParameters('?x=1&y', undefined)).toBe('?x=1&y');
  });
});
