import type { Language } from '@shared/contract';
import { createFakeHttp, offline, renderRemote, status } from '@shared/remote-kit/testing';
import remote from '../remote.ts';
import { articleHttp, LONG_TITLE } from '../testing/library-http.ts';

const renderArticle = (fields: object = {}, language: Language = 'en') =>
  renderRemote(remote, { url: '/blog/a1', language, http: articleHttp(fields) });

/** The article's text alone. */
async function renderMarkdown(content: string, language: Language = 'en') {
  const { html } = await renderArticle({ content }, language);
  return html.slice(0, html.indexOf('id="opens-in-new-tab"'));
}

it('renders title, cover and text on the server, and describes the article', async () => {
  const { html, head, complete } = await renderArticle();
  expect(complete).toBe(true);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('The <strong>first</strong> paragraph.');
  expect(html).toContain('/media/pictures/cover-1.jpg?w=1200 1200w');
  expect(html).not.toMatch(/ style=/);
  expect(head).toMatchObject({
    title: LONG_TITLE,
    description: 'The first paragraph.',
    image: '/media/pictures/cover-1.jpg?w=1200',
    canonical: '/blog/a1',
  });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'Article',
      headline: LONG_TITLE,
      url: '/blog/a1',
      mainEntityOfPage: { '@type': 'WebPage', '@id': '/blog/a1' },
      inLanguage: 'en',
      image: ['/media/pictures/cover-1.jpg?w=1200'],
      datePublished: '2026-03-05T10:00:00.000Z',
      author: { name: 'Editorial desk' },
    },
  ]);
});

it('describes an article by addresses that begin at the root, in the language it is written in', async () => {
  const { head } = await renderArticle(
    { content: 'نص عربي.', coverImage: undefined, author: undefined },
    'en',
  );
  const [described = {}] = head.jsonLd ?? [];
  expect(described).toMatchObject({ inLanguage: 'ar', publisher: { url: '/' } });
  expect(described).not.toHaveProperty('image');
  expect(described).not.toHaveProperty('author');
  for (const [, address = ''] of JSON.stringify(described).matchAll(/"(?:url|@id)":"([^"]*)"/g))
    expect(address).toMatch(/^\/(?!\/)/);
});

it('renders related articles on the server', async () => {
  const { html } = await renderArticle();
  expect(html.slice(html.indexOf('Related articles')).match(/href="\/blog\/article-\d"/g)).toHaveLength(3);
});

it('answers 404 with the not-found view', async () => {
  const { html, head, complete } = await renderRemote(remote, {
    url: '/blog/x',
    language: 'ar',
    http: createFakeHttp(),
  });
  expect(head).toMatchObject({ title: 'المقال غير موجود', status: 404 });
  expect(html).toContain('href="/blog"');
  expect(complete).toBe(true);
});

it('waits longer for the article, which decides what the document says, than for what stands around it', async () => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return status(404);
  };
  const http = createFakeHttp({ 'GET /blog/x': late, 'GET /blog/': () => new Promise(() => {}) });
  const budgets = { dataBudgetMs: 20, subjectBudgetMs: 1000 };
  const { head, complete } = await renderRemote(remote, { url: '/blog/x', http, ...budgets });
  expect(head).toMatchObject({ title: 'المقال غير موجود', status: 404 });
  expect(complete).toBe(false);
});

it('leaves a failing API to the browser', async () => {
  const http = createFakeHttp({ 'GET /blog/a1': offline });
  const { head, complete } = await renderRemote(remote, { url: '/blog/a1', language: 'en', http });
  expect(complete).toBe(false);
  expect(head.status).toBeUndefined();
});

describe('markdown', () => {
  it('sets tables that scroll by themselves, with aligned cells', async () => {
    const html = await renderMarkdown('| a | b |\n| :--- | ---: |\n| 1 | 2 |');
    expect(html).toMatch(/<section[^>]*aria-label="Table"[^>]*tabindex="0"[^>]*><table>/i);
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*align="left"[^>]*>a</);
    expect(html).toMatch(/<td[^>]*align="right"[^>]*>2</);
    expect(html).not.toMatch(/ style=/);
  });

  it('sets task lists, strikethrough and autolinks', async () => {
    const html = await renderMarkdown('- [x] one\n- [ ] two\n\n~~gone~~ www.example.com me@example.com');
    expect(html).toMatch(/<input(?=[^>]*checked="")[^>]*aria-label="Done"/);
    expect(html).toContain('aria-label="Not done"');
    expect(html).toContain('<del>gone</del>');
    expect(html).toMatch(
      /<a href="http:\/\/www.example.com" target="_blank" rel="noopener noreferrer"[^>]*>www.example.com</,
    );
    expect(html).toContain('<a href="mailto:me@example.com">');
  });

  it.each([
    ['en', 'Footnotes', 'Back to reference 1'],
    ['ar', 'الحواشي', 'العودة إلى موضع الحاشية 1'],
  ] as const)('ties footnotes to their references, in %s', async (language, label, back) => {
    const html = await renderMarkdown('Text[^ملاحظة].\n\n[^ملاحظة]: The note.', language);
    expect(html).toContain(`>${label}</h2>`);
    expect(html).toContain(`aria-label="${back}"`);
    const links = [...html.matchAll(/<a[^>]* href="#([^"]+)"[^>]*>/g)];
    expect(links).toHaveLength(2);
    for (const [tag, id] of links) {
      expect(html).toContain(` id="${id}"`);
      expect(tag).not.toContain('target=');
    }
  });

  it('sets images as figures with their caption, and one among words within its paragraph', async () => {
    const html = await renderMarkdown(
      'Before ![A street](/pictures/street.jpg) after\n\n[![A door](pictures/door.jpg)](/sell)\n![A wall](wall.jpg)',
    );
    expect(html).toMatch(
      /<p[^>]*>Before <span[^>]*><img[^>]*><\/span><span class="caption"[^>]*>A street<\/span> after<\/p>/,
    );
    expect(html).toMatch(/<figcaption[^>]*>A door<\/figcaption><\/figure><figure>/);
    expect(html).toMatch(/src="\/media\/pictures\/street.jpg\?w=800"/);
    expect(html).toMatch(/<figure><a href="\/sell" target="_blank" rel="noopener noreferrer"[^>]*>/);
    expect(html).toMatch(/<figcaption[^>]*>A door</);
  });

  it('loads no picture from a path that leaves the media folder', async () => {
    expect(await renderMarkdown('![x](../../secret.png)')).not.toContain('secret.png');
  });

  it('keeps code left to right and other words in their own direction', async () => {
    const html = await renderMarkdown('نص عربي\n\n```js\nconst a = 1;\n```\n\nEnglish', 'en');
    expect(html).toMatch(/<div[^>]* dir="rtl"[^>]*><p dir="auto">نص عربي/);
    expect(html).toMatch(/<section dir="ltr"[^>]*aria-label="Code"[^>]*><pre>/);
    expect(html).toContain('<p dir="auto">English</p>');
  });

  it('gives lists, quotes and tables the direction of their words, and cells and paragraphs their own', async () => {
    const html = await renderMarkdown(
      'English.\n\n- بند أول\n- second\n\n> اقتباس\n\n| عربي | English |\n| - | - |\n| a | ب |',
    );
    expect(html).toMatch(/<ul dir="rtl">/);
    expect(html).toMatch(/<blockquote dir="rtl">\s*<p dir="auto">اقتباس/);
    expect(html).toMatch(/<section dir="rtl" aria-label="Table"/);
    expect(html).toMatch(/<td dir="auto">ب</);
  });

  it('lists the sections of a long article in the document already, by the ids of its headings', async () => {
    const section = (title: string) => `## ${title}\n\n${'Words and more words. '.repeat(20)}`;
    const html = await renderMarkdown(['One', 'ثانيًا', 'One'].map(section).join('\n\n'));
    const targets = [...html.matchAll(/<a href="#(heading-[^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['heading-one', 'heading-ثانيًا', 'heading-one-1']);
    for (const id of targets) expect(html).toContain(`<h2 id="${id}" dir="auto">`);
  });

  it.each(['> '.repeat(10_000), '['.repeat(10_000), '- '.repeat(10_000), '*a **b '.repeat(10_000)])(
    'shows as plain text what no parser should read (%#)',
    async (heavy) => {
      const html = await renderMarkdown(`${heavy}end`);
      expect(html).toContain('end</div>');
      expect(html).not.toContain('<blockquote');
    },
  );

  it('renders the beginning of what is too long for one go, and leaves the rest in words to those without script', async () => {
    const html = await renderMarkdown(Array.from({ length: 5000 }, (_, item) => `- item ${item}`).join('\n'));
    const [rendered = '', rest = ''] = html.split('<noscript>');
    expect(rendered).toContain('<li>item 300</li>');
    expect(rendered.match(/<li>/g)?.length).toBeLessThan(2000);
    expect(rest).toContain('- item 4999');
    expect(rest).not.toContain('<li>');
  });

  it('leaves the one h1 to the title', async () => {
    const html = await renderMarkdown('# Loud\n\nText');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h2[^>]*>Loud<\/h2>/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <svg onload=alert(1)> b',
    '<iframe src="javascript:alert(1)"></iframe>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '<javascript:alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](vbscript:alert(1))',
    '<style>body{display:none}</style>',
    '<form action="https://evil.example"><input name=q></form>',
  ])('removes what is hostile in %s', async (hostile) => {
    const html = await renderMarkdown(`Safe words.\n\n${hostile}`);
    expect(html).toContain('Safe words.');
    const body = html.slice(html.indexOf('Safe words.'));
    expect(body).not.toMatch(
      /<script|<iframe|<form|<style|onerror|onload|<img|<[^>]+(?:href|src)="(?:javascript|data|vbscript)/i,
    );
  });
});
