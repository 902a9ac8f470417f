import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDocumentCache, prepareDocument, type PreparedDocument } from './document-cache.ts';
import type { Encoding } from './encoding.ts';

const assembled = (html: string) => ({ html, status: 200, contentSecurityPolicy: '', contentSign: '' });

describe('a document that is ready to send', () => {
  const contentOf = async (document: PreparedDocument, encoding: Encoding) =>
    (await document.body(encoding)).content;
  const longHtml = (index: number) =>
    Array.from({ length: 2000 }, (_, line) => `<p>${line ** 2} عربي ${index}</p>`).join('');
  const words = ['فيلا', 'شقة', 'Salwa', 'حولي', 'bath', 'wide', 'الروضة', 'sea'];
  const cards = Array.from({ length: 400 }, (_, card) => {
    const word = (step: number) => words[(card ** 2 + step * (card % 5)) % words.length];
    const link = `/property/${(card * 7919 + 104_729).toString(36)}`;
    return `<article class="a"><a href="${link}" class="b c">${word(1)} ${word(2)}</a><p class="d">${word(3)} ${card * 37}</p></article>`;
  }).join('');

  it('is the same text in each encoding', async () => {
    const html = '<p>عربي</p>'.repeat(50);
    const prepared = prepareDocument(assembled(html), true);
    expect((await contentOf(prepared, 'identity')).toString()).toBe(html);
    expect(gunzipSync(await contentOf(prepared, 'gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(await contentOf(prepared, 'br')).toString()).toBe(html);
  });

  it('is compressed once for all who want it so', async () => {
    const prepared = prepareDocument(assembled('<p>'), true);
    const [one, other] = await Promise.all([contentOf(prepared, 'br'), contentOf(prepared, 'br')]);
    expect(one).toBe(other);
  });

  it('is compressed faster in a crowd, and so less; what does not fit goes out as it is', async () => {
    const alone = await contentOf(prepareDocument(assembled(longHtml(0)), true), 'br');
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, index) => prepareDocument(assembled(longHtml(index)), true).body('br')),
    );
    const encodings = crowd.map(({ encoding }) => encoding);
    expect(encodings).toEqual([...Array<string>(16).fill('br'), ...Array<string>(4).fill('identity')]);
    const texts = crowd.map(({ encoding, content }) =>
      (encoding === 'br' ? brotliDecompressSync(content) : content).toString(),
    );
    expect(texts).toEqual(crowd.map((_, index) => longHtml(index)));
    expect(crowd[15]?.content.length).toBeGreaterThan(alone.length);
  });

  it('is compressed best where it is the only one, and the less the more there are', async () => {
    const sizes: number[] = [];
    for (const atOnce of [1, 2, 5]) {
      const bodies = Array.from({ length: atOnce }, () => prepareDocument(assembled(cards), true).body('br'));
      sizes.push((await Promise.all(bodies)).at(-1)?.content.length ?? 0);
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });

  it('is compressed the less the more others are being made', async () => {
    const sizes: number[] = [];
    for (const waiting of [1, 2, 5])
      // One after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      sizes.push((await prepareDocument(assembled(cards), true).body('br', waiting)).content.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });

  it('that is compressed already comes so in a crowd too', async () => {
    const kept = prepareDocument(assembled(longHtml(0)), true);
    await kept.body('br');
    const crowd = Array.from({ length: 20 }, (_, index) =>
      prepareDocument(assembled(longHtml(index)), true).body('br'),
    );
    expect((await kept.body('br')).encoding).toBe('br');
    await Promise.all(crowd);
  });

  it('has a tag that says whether the text is another', () => {
    const tag = (html: string) => prepareDocument(assembled(html), true).etag;
    expect(tag('one')).toBe(tag('one'));
    expect(tag('one')).not.toBe(tag('two'));
    expect(tag('one')).toMatch(/^W\/"[\w-]{22}"$/);
  });
});

describe('the cache of documents', () => {
  let now: number;
  let made: string[];
  let cached: ReturnType<typeof createDocumentCache>;
  const ask = (key: string, isWhole = true) =>
    cached(key, async () => {
      made.push(key);
      return prepareDocument(assembled(`${key} ${made.length}`), isWhole);
    });

  const textOf = async (document: Promise<PreparedDocument>) =>
    (await (await document).body('identity')).content.toString();

  beforeEach(() => {
    now = 0;
    made = [];
    cached = createDocumentCache(() => now);
  });

  it('has visitors who come together wait for one rendering, and gives it for a second', async () => {
    await Promise.all([ask('/'), ask('/'), ask('/sell')]);
    now = 1000;
    await ask('/');
    expect(made).toEqual(['/', '/sell']);
    now = 1001;
    expect(await textOf(ask('/'))).toBe('/ 3');
  });

  it('gives one that is not whole to who waits for it, and to nobody after', async () => {
    const [one, other] = await Promise.all([ask('/', false), ask('/', false)]);
    expect(one).toBe(other);
    await ask('/');
    expect(made).toEqual(['/', '/']);
  });

  it('keeps no failure', async () => {
    await expect(cached('/', () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
    expect(await textOf(ask('/'))).toBe('/ 1');
  });
});
