import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDocumentCache, prepareDocument } from './document-cache.ts';

const assembled = (html: string) => ({ html, status: 200, contentSecurityPolicy: '', contentSign: '' });

describe('a document that is ready to send', () => {
  it('is the same text in each encoding', async () => {
    const html = '<p>عربي</p>'.repeat(50);
    const { body } = prepareDocument(assembled(html), true);
    expect((await body('identity')).toString()).toBe(html);
    expect(gunzipSync(await body('gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(await body('br')).toString()).toBe(html);
  });

  it('is compressed once for all who want it so', () => {
    const { body } = prepareDocument(assembled('<p>'), true);
    expect(body('br')).toBe(body('br'));
  });

  it('is the same text in a crowd, where each is compressed faster, and so less', async () => {
    const html = (index: number) =>
      Array.from({ length: 2000 }, (_, line) => `<p>${line ** 2} عربي ${index}</p>`).join('');
    const [alone] = await Promise.all([prepareDocument(assembled(html(0)), true).body('br')]);
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, index) => prepareDocument(assembled(html(index)), true).body('br')),
    );
    expect(crowd.map((body) => brotliDecompressSync(body).toString())).toEqual(
      crowd.map((_, index) => html(index)),
    );
    expect(crowd[19]?.length).toBeGreaterThan(alone?.length ?? 0);
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
    expect((await ask('/')).html).toBe('/ 3');
  });

  it('gives one that is not whole to who waits for it, and to nobody after', async () => {
    const [one, other] = await Promise.all([ask('/', false), ask('/', false)]);
    expect(one).toBe(other);
    await ask('/');
    expect(made).toEqual(['/', '/']);
  });

  it('keeps no failure', async () => {
    await expect(cached('/', () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
    expect((await ask('/')).html).toBe('/ 1');
  });
});
