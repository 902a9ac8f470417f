import { brand } from '@shared/brand';
import { absoluteLinks } from './json-ld.ts';
import { metadata, titleOf, type Page } from './metadata.ts';

const page: Page = {
  siteUrl: 'https://site.example',
  language: 'ar',
  pathname: '/sell',
  head: { title: 'عقارات للبيع', canonical: '/sell?type=villa' },
};
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('what a document says of itself', () => {
  it('names the page and the brand', () => {
    expect(titleOf(page)).toBe(`عقارات للبيع | ${brand.name.ar}`);
    expect(titleOf({ ...page, head: undefined })).toBe(brand.name.ar);
  });

  it('names the brand alone where the page only says that it waits: no preview is called so', () => {
    expect(titleOf({ ...page, head: { title: 'جارٍ التحميل…', loading: true } })).toBe(brand.name.ar);
  });

  it.each(['ar', 'en'] as const)("previews a page without a picture by the brand's own in %s", (language) => {
    const html = metadata({ ...page, language });
    expect(content(html, 'og:image')).toBe(`https://site.example/share-${language}.jpg`);
    expect(content(html, 'og:image:alt')).toContain(brand.name[language]);
    expect(content(html, 'og:locale')).toBe({ ar: 'ar_SA', en: 'en_US' }[language]);
  });

  it("previews a page by its own picture, under the site's address", () => {
    const html = metadata({ ...page, head: { title: 'فيلا', image: '/media/villa.jpg' } });
    expect(content(html, 'og:image')).toBe('https://site.example/media/villa.jpg');
    expect(html).not.toContain('share-ar.jpg');
  });

  it.each([
    ['ar', 'https://site.example/sell?type=villa'],
    ['en', 'https://site.example/sell?type=villa&amp;lang=en'],
  ] as const)('is the true address of its page in %s, and names that of each language', (language, own) => {
    const html = metadata({ ...page, language });
    expect(html).toContain(`<link rel="canonical" href="${own}">`);
    expect(content(html, 'og:url')).toBe(own);
    expect(html).toContain('hreflang="ar" href="https://site.example/sell?type=villa"');
    expect(html).toContain('hreflang="en" href="https://site.example/sell?type=villa&amp;lang=en"');
    expect(html).toContain('hreflang="x-default" href="https://site.example/sell?type=villa"');
  });

  it('goes by its path where the page says nothing of its address', () => {
    const html = metadata({ ...page, language: 'en', head: undefined });
    expect(html).toContain('<link rel="canonical" href="https://site.example/sell?lang=en">');
  });

  it.each([
    ['what does not exist', { status: 404 }],
    ['what one browser alone can fill', { listed: false }],
  ] as const)('keeps %s out of search engines', (_what, says) => {
    expect(content(metadata({ ...page, head: { title: '', ...says } }), 'robots')).toBe('noindex');
    expect(content(metadata(page), 'robots')).toBeUndefined();
  });

  it('escapes what comes from data', () => {
    const html = metadata({ ...page, head: { title: '"><script>', description: '"><img onerror=x>' } });
    expect(html).not.toMatch(/<script>|<img/);
  });
});

describe('structured data', () => {
  it('gets absolute addresses, and nothing else changed', () => {
    const given = {
      '@id': '/property/1',
      name: '/not an address',
      image: ['/media/a.jpg', 'https://other.example/b.jpg', '//other.example/c.jpg'],
      offers: { url: '/property/1', price: 5 },
    };
    expect(absoluteLinks(given, 'https://site.example')).toEqual({
      '@id': 'https://site.example/property/1',
      name: '/not an address',
      image: ['https://site.example/media/a.jpg', 'https://other.example/b.jpg', '//other.example/c.jpg'],
      offers: { url: 'https://site.example/property/1', price: 5 },
    });
  });
});
