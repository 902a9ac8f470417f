import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  BEFORE_END,
  endOfStream,
  LEAST_QUALITY,
  spacesAfter,
  startOfStream,
  type StreamEnd,
} from './joined-brotli.ts';

const reactDom = path.dirname(require.resolve('react-dom/package.json'));
const script = readFileSync(path.join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8');

describe('an end that is compressed once', () => {
  let end: StreamEnd;
  beforeAll(async () => {
    end = await endOfStream(`<script>${script}</script></body></html>`);
  });

  const random = (length: number) => {
    let seed = 7;
    return Buffer.from(Array.from({ length }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255));
  };
  const texts: Record<string, Buffer> = {
    'as long as a window': Buffer.alloc(BEFORE_END - 2, 'window'),
    'of nothing': Buffer.alloc(0),
    'of words at small distances': Buffer.from('abcdefghijklmnop'.repeat(6000)),
    'in Arabic': Buffer.from('فيلا للبيع في الروضة، '.repeat(5000)),
    'that is itself a script': Buffer.from(script),
    'that nothing can be made smaller of': random(90_000),
  };

  it.each(Object.entries(texts))('is read behind a text %s, at each quality', (_name, text) => {
    const whole = Buffer.concat([text, spacesAfter(text.length)]);
    for (let quality = LEAST_QUALITY; quality <= 11; quality += 1) {
      const joined = Buffer.concat([startOfStream(whole, quality, 65_536), end.brotli]);
      expect(brotliDecompressSync(joined).equals(Buffer.concat([whole, end.text]))).toBe(true);
    }
  });

  it('is as small as the script is by itself', () => {
    expect(end.brotli.length).toBeLessThan(script.length / 3);
    expect(end.text.toString()).toMatch(/^<!--\w+--><script>/);
  });
});

it.each([
  ['words at small distances', 'abcabcabcabcaaaa'.repeat(9)],
  ['its own first words', 'Zq8vKx3wTj6yHn2bLm5c'.repeat(9)],
  ['letters that are not Latin', 'مكتبات'.repeat(9)],
  ['nothing', ''],
])('an end that begins with %s is read behind any text', async (_name, html) => {
  const end = await endOfStream(html);
  for (const word of ['a', 'ab', 'abcd', 'abcdefghijk', 'فيلا', '\0']) {
    const text = Buffer.alloc(BEFORE_END + 100, word);
    const whole = Buffer.concat([text, spacesAfter(text.length)]);
    const joined = Buffer.concat([startOfStream(whole, 5, 65_536), end.brotli]);
    expect(brotliDecompressSync(joined).equals(Buffer.concat([whole, end.text]))).toBe(true);
  }
});

it.each([
  ['shorter than a window', BEFORE_END - 1, LEAST_QUALITY],
  ['compressed faster than with such a window', BEFORE_END, LEAST_QUALITY - 1],
])('a beginning that is %s is refused', (_name, length, quality) => {
  expect(() => startOfStream(Buffer.alloc(length), quality, 65_536)).toThrow(RangeError);
});
