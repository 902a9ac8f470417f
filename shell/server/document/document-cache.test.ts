import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDocumentCache, prepareDocument, type PreparedDocument } from './document-cache.ts';

const assembled = (html: string) => ({
  html: [Buffer.from(html.slice(0, 7)), Buffer.from(html.slice(7))],
  status: 200,
  contentSecurityPolicy: '',
  contentSign: '',
});

describe('a document that is ready to send', () => {
  /** Of a thousand lines and more. */
  const longHtml = (thousands: number) =>
    Array.from({ length: thousands * 1000 }, (_, line) => `<p>${line ** 2} عربي ${thousands}</p>`).join('');
  const words = ['فيلا', 'شقة', 'Salwa', 'حولي', 'bath', 'wide', 'الروضة', 'sea'];
  const cards = Array.from({ length: 400 }, (_, card) => {
    const word = (step: number) => words[(card ** 2 + step * (card % 5)) % words.length];
    const link = `/property/${(card * 7919 + 104_729).toString(36)}`;
    return `<article class="a"><a href="${link}" class="b c">${word(1)} ${word(2)}</a><p class="d">${word(3)} ${card * 37}</p></article>`;
  }).join('');

  it('is the same text in each encoding', () => {
    const html = '<p>عربي</p>'.repeat(50);
    const prepared = prepareDocument(assembled(html), true);
    expect(prepared.body('identity').toString()).toBe(html);
    expect(gunzipSync(prepared.body('gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(prepared.body('br')).toString()).toBe(html);
    expect(prepared.size).toBe(Buffer.byteLength(html));
  });

  it.each(['br', 'gzip', 'identity'] as const)('is made once for all who want it as %s', (encoding) => {
    const prepared = prepareDocument(assembled('<p>'), true);
    expect(prepared.body(encoding)).toBe(prepared.body(encoding, { waiting: 20 }));
  });

  it.each(['br', 'gzip'] as const)('is compressed as %s the less the more wait for theirs', (encoding) => {
    const sizes = [1, 2, 5].map(
      (waiting) => prepareDocument(assembled(cards), true).body(encoding, { waiting }).length,
    );
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
    expect(sizes[2]).toBeLessThan(cards.length / 2);
  });

  it('is its own text, whatever was compressed before and after it', () => {
    const texts = ['<p>عربي</p>'.repeat(5000), '<p>', longHtml(60), longHtml(1), ''];
    const bodies = texts.map((text) => prepareDocument(assembled(text), true).body('br'));
    expect(bodies.map((body) => brotliDecompressSync(body).toString())).toEqual(texts);
    expect(longHtml(60).length).toBeGreaterThan(1_000_000);
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

  const textOf = async (document: Promise<PreparedDocument>) => (await document).body('identity').toString();

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
