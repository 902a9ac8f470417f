import { createFakeHttp, ok, renderRemote } from '@shared/remote-kit/testing';
import remote from '../remote.ts';
import { libraryHttp } from '../testing/library-http.ts';

it('renders the library with its data on the server', async () => {
  const { html, head, complete, css } = await renderRemote(remote, {
    url: '/Blog?page=2',
    language: 'ar',
    http: libraryHttp(60),
  });
  expect(complete).toBe(true);
  expect(html).toContain('مكتبة المقالات');
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(html).toContain('href="/blog/article-25"');
  expect(html).toContain('href="/blog?page=3"');
  expect(html).not.toMatch(/ style=/);
  expect(css).toMatch(/repeat\(4, ?minmax\(0, ?1fr\)\)/);
  expect(head).toMatchObject({ title: 'مكتبة المقالات – الصفحة 2', canonical: '/blog?page=2' });
});

it('renders the articles in one language, with links that keep it', async () => {
  const articles = Array.from({ length: 90 }, (_, index) => ({
    _id: `article-${index}`,
    title: index % 2 === 0 ? `مقال ${index}` : `Article ${index}`,
  }));
  const http = createFakeHttp({ 'GET /blog/': ok({ data: articles, total: articles.length }) });
  const { html, head, complete } = await renderRemote(remote, {
    url: '/blog?language=en&page=2',
    language: 'ar',
    http,
  });
  expect(complete).toBe(true);
  expect(html.match(/<article/g)).toHaveLength(21);
  expect(html).toContain('<bdi lang="en" dir="ltr">Article 49</bdi>');
  expect(html).not.toContain('مقال 48');
  expect(html).toContain('href="/blog?language=en"');
  expect(head.canonical).toBe('/blog?language=en&page=2');
});

it.each(['0', '-1', '1.5', 'x', '01', ''])('reads ?page=%s as page 1', async (value) => {
  const { head, html } = await renderRemote(remote, {
    url: `/blog?page=${value}`,
    language: 'en',
    http: libraryHttp(60),
  });
  expect(head.canonical).toBe('/blog');
  expect(html).toContain('href="/blog/article-1"');
});

it('loads one picture before others, and none before the document says so', async () => {
  const { html } = await renderRemote(remote, { url: '/blog', language: 'en', http: libraryHttp(30) });
  expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(23);
});

it('draws the places of cards for what one browser keeps, and asks for nothing', async () => {
  const http = libraryHttp(3);
  const { html, head } = await renderRemote(remote, { url: '/blog?saved=1', language: 'en', http });
  expect(html).toContain('Loading articles…');
  expect(http.requests).toEqual([]);
  expect(head.listed).toBe(false);
});
