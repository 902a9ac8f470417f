import { minifyScript } from './minify-script.ts';

it('says a script shorter, on one line, and keeps what it names outside itself', () => {
  const script = `(function () {
    var first = document.documentElement;
    window.kept = function (given) { return first.getAttribute(given) };
  })();`;
  const short = minifyScript(script);
  expect(short.length).toBeLessThan(script.length);
  expect(short).not.toMatch(/\n|first|given/);
  const page: { kept?: (name: string) => string } = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- as a document holds it
  new Function('document', 'window', short)(
    { documentElement: { getAttribute: (name: string) => `${name}!` } },
    page,
  );
  expect(page.kept?.('data-a')).toBe('data-a!');
});

it('refuses what is no script', () => {
  expect(() => minifyScript('(function(')).toThrow('Syntax Error');
});
