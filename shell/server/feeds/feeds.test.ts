/** @jest-environment jsdom */
import { gunzipSync } from 'node:zlib';
import type { MapFile } from './map-writer.ts';
import type { SitePage } from './site-pages.ts';
import { rss } from './rss.ts';
import { makeSitemaps, robots } from './sitemap.ts';

const siteUrl = 'https://site.example';
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

const readFiles = (files: readonly MapFile[]) => files.map(({ gzipped }) => gunzipSync(gzipped).toString());

async function* pagesOf(...batches: SitePage[][]) {
  yield* batches;
}

describe('the sitemap', () => {
  let document: Document;
  let images: Document;
  let places: (string | null)[];
  beforeAll(async () => {
    const { pages, pictures } = await makeSitemaps(
      siteUrl,
      pagesOf(
        [
          { path: '/property/p%201', pictures: ['pictures/a&b.jpg', 'pictures/c.jpg', 'pictures/c.jpg'] },
          { path: '/property/a%26b', changedAt: '2026-11-20T08:00:00.000Z', pictures: ['../up.jpg'] },
        ],
        [{ path: '/blog/x', pictures: [] }],
      ),
      [
        { id: '/careers', path: '/careers', owner: 'mf-careers', rendering: 'server' },
        { id: '/careers/:id', path: '/careers/:id', owner: 'mf-careers', rendering: 'server' },
      ],
    );
    const [[pagesFile = ''], [picturesFile = '']] = [readFiles(pages), readFiles(pictures)];
    document = parse(pagesFile);
    images = parse(picturesFile);
    places = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
  });

  it('names every page that stands by itself, every property and every article', () => {
    for (const path of [
      '/',
      '/sell',
      '/rent',
      '/services',
      '/blog',
      '/Appointments',
      '/contact',
      '/join',
      '/privacy',
      '/accessibility',
      '/careers',
    ])
      expect(places).toContain(siteUrl + path);
    expect(places).toContain(`${siteUrl}/property/p%201`);
    expect(places).toContain(`${siteUrl}/property/a%26b`);
    expect(places).toContain(`${siteUrl}/blog/x`);
  });

  it('names nothing that leads away, is only for people, or does not exist', () => {
    for (const path of ['/property', '/fal-license', '*', '/property/:id', '/careers/:id'])
      expect(places).not.toContain(siteUrl + path);
  });

  it('names both languages of each page', () => {
    const links = document.querySelector('url')?.getElementsByTagName('xhtml:link') ?? [];
    expect(Array.from(links, (link) => link.getAttribute('hreflang'))).toEqual(['ar', 'en']);
  });

  it('says when a page last changed, and nothing where nobody knows', () => {
    const changes = [...document.querySelectorAll('url')].flatMap((url) =>
      [...url.querySelectorAll('lastmod')].map(({ textContent }) => [
        url.querySelector('loc')?.textContent,
        textContent,
      ]),
    );
    expect(changes).toEqual(
      ['', '?lang=en'].map((language) => [
        `${siteUrl}/property/a%26b${language}`,
        '2026-11-20T08:00:00.000Z',
      ]),
    );
  });

  it('has a map of pictures: each once, at its page, as visitors get it', () => {
    expect(images.querySelector('parsererror')).toBeNull();
    const pages = [...images.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      Array.from(url.getElementsByTagName('image:loc'), ({ textContent }) => textContent),
    ]);
    expect(pages).toEqual([
      [
        `${siteUrl}/property/p%201`,
        [`${siteUrl}/media/pictures/a%26b.jpg`, `${siteUrl}/media/pictures/c.jpg`],
      ],
    ]);
  });

  it('is named by robots.txt, with that of the pictures', () => {
    expect(robots(siteUrl)).toContain(
      `Sitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}/sitemap-images.xml\n`,
    );
  });
});

describe('the feed of articles', () => {
  const feed = (articles: Parameters<typeof rss>[3]) => parse(rss(siteUrl, 'ar', 'مكتبة المقالات', articles));

  it('names each article with link, date and author', () => {
    const item = feed([
      { id: 'a1', title: 'دليل المشتري', author: 'فريق التحرير', createdAt: '2026-01-05T10:00:00Z' },
    ]).querySelector('item');
    expect(item?.querySelector('title')?.textContent).toBe('دليل المشتري');
    expect(item?.querySelector('link')?.textContent).toBe(`${siteUrl}/blog/a1`);
    expect(item?.querySelector('pubDate')?.textContent).toBe('Mon, 05 Jan 2026 10:00:00 GMT');
    expect(item?.getElementsByTagName('dc:creator')[0]?.textContent).toBe('فريق التحرير');
  });

  it('stays well formed whatever an article holds', () => {
    const document = feed([
      { id: '"><x>', title: '</title>\u0000&<b>', author: '<script>]]></script>', createdAt: 'never' },
    ]);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelectorAll('item')).toHaveLength(1);
    expect(document.querySelector('item pubDate')).toBeNull();
  });
});
