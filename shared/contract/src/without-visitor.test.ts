import { withoutVisitor } from './without-visitor.ts';

describe('a message of an error, without its visitor', () => {
  it.each([
    ['an address', 'no answer for layla.haddad+site@example.co.uk today', 'no answer for … today'],
    ['a telephone number', 'cannot call +966 (50) 123-4567 now', 'cannot call … now'],
    ['a quoted text', 'nobody is called "Layla Haddad"', 'nobody is called "…"'],
    ['a text in typographic quotes', 'nobody is called “Layla”', 'nobody is called …'],
    [
      'an answer that is no JSON',
      `Unexpected token 'L', "{"name": Layla}" is not valid JSON`,
      `Unexpected token '…', "…"name"…" is not valid JSON`,
    ],
    ['Arabic', 'no agent ليلى حداد ٠٥٠١٢٣٤٥٦٧', 'no agent … … …'],
    ['a query', 'https://x.example/sell?name=Layla#Haddad failed', 'https://x.example/sell… failed'],
  ])('%s is taken out', (_what, message, expected) => {
    const told = withoutVisitor(message);
    expect(told).not.toMatch(/Layla|Haddad|example\.co|4567|ليلى/i);
    expect(told).toBe(expected);
  });

  it.each([
    "Cannot read properties of undefined (reading 'price')",
    "Cannot set properties of null (setting 'scroll-top')",
    "it doesn't fit what wasn't asked",
    'Minified React error #418; visit https://react.dev/errors/418',
    'mf-blog@0.1.0-1a2b3c4d has no page',
    '',
  ])('“%s” stays as it is', (message) => {
    expect(withoutVisitor(message)).toBe(message);
  });

  it('is done with a long text at once', () => {
    const started = performance.now();
    withoutVisitor('"\'a1 '.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
