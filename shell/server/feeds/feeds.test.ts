/** @jest-environment jsdom */
import { rss } from './rss.ts';
import { robots, sitemap } from './sitemap.ts';

const siteUrl = 'https://site.example';
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

describe('the sitemap', () => {
  const document = parse(sitemap({ siteUrl, propertyIds: ['p 1', 'a&b'], articleIds: ['x'] }));
  const places = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);

  it('names every page that stands by itself, every property and every article', () => {
    for (const path of ['/', '/sell', '/rent', '/services', '/blog', '/Appointments', '/contact', '/join'])
      expect(places).toContain(siteUrl + path);
    expect(places).toContain(`${siteUrl}/property/p%201`);
    expect(places).toContain(`${siteUrl}/property/a%26b`);
    expect(places).toContain(`${siteUrl}/blog/x`);
  });

  it('names nothing that leads away, is only for people, or does not exist', () => {
    for (const path of ['/property', '/fal-license', '*', '/property/:id'])
      expect(places).not.toContain(siteUrl + path);
  });

  it('names both languages of each page', () => {
    const links = document.querySelector('url')?.getElementsByTagName('xhtml:link') ?? [];
    expect(Array.from(links, (link) => link.getAttribute('hreflang'))).toEqual(['ar', 'en']);
  });

  it('is named by robots.txt', () => expect(robots(siteUrl)).toContain(`Sitemap: ${siteUrl}/sitemap.xml`));
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
