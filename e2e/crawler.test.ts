// Looks at: shell, mf-listings, mf-blog
import { fetchRendered } from './kit/rendered.ts';
import { addressWith, firstRecords, type FirstRecords } from './kit/first-records.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

interface Seen {
  status: number;
  title: string;
  meta(name: string): string | undefined;
  link(rel: string): string | undefined;
  data: readonly { '@type': string }[];
}

/** Search engines and link previews read the document as it comes, and run nothing. */
test.describe('a crawler without JavaScript', () => {
  let site: Site;
  let firsts: FirstRecords;

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, environment: { SITE_URL: 'https://site.example' } });
    firsts = await firstRecords(site.origin('api'));
  });
  test.afterAll(() => site?.close());

  async function read(path: string): Promise<Seen> {
    const { status, html } = await fetchRendered(`${site.origin('shell')}${path}`);
    const decode = (text: string) =>
      text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    return {
      status,
      title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      meta: (name) => {
        const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
        return content === undefined ? undefined : decode(content);
      },
      link: (rel) => {
        const href = new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
        return href === undefined ? undefined : decode(href);
      },
      data: Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, json = '']) => JSON.parse(json) as { '@type': string },
      ),
    };
  }

  for (const language of ['ar', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      for (const [name, pattern, types] of [
        ['home', '/', ['RealEstateAgent']],
        ['a list', '/sell', ['ItemList']],
        ['a property', '/property/:first', ['RealEstateListing', 'BreadcrumbList']],
        ['an article', '/blog/:first', ['Article']],
      ] as const) {
        test(`gets title, description, picture and structured data of ${name}`, async () => {
          const path = addressWith(firsts, pattern);
          const { status, title, meta, link, data } = await read(`${path}?lang=${language}`);
          expect(status).toBe(200);
          const brand = language === 'ar' ? 'صدف العقارية' : 'Sadaf Real Estate';
          if (pattern === '/') expect(title).toBe(brand);
          else expect(title.endsWith(` | ${brand}`)).toBe(true);
          expect(meta('description')?.length).toBeGreaterThan(30);
          expect(meta('og:title')).toBe(title);
          expect(meta('og:image')).toMatch(/^https:\/\/site\.example\//);
          const own = `https://site.example${path}${language === 'ar' ? '' : '?lang=en'}`;
          expect([meta('og:url'), link('canonical')]).toEqual([own, own]);
          expect(data.map((each) => each['@type'])).toEqual(types);
          for (const address of JSON.stringify(data).matchAll(/"(?:url|item|image|@id)":"([^"]*)"/g))
            expect(address[1]).toMatch(/^https:\/\//);
        });
      }
    });
  }

  test('gets the map of the site, the feed of articles and the word that it may read them', async () => {
    const get = async (path: string) => (await fetch(`${site.origin('shell')}${path}`)).text();
    expect(await get('/robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
    // The reference API knows when it was put there.
    expect(await get('/sitemap.xml')).toMatch(
      new RegExp(
        `<loc>https://site.example/property/${firsts.property}</loc><lastmod>20[-\\d]+T[:.\\d]+Z</lastmod>`,
      ),
    );
    const [picture] = /https:\/\/site\.example\/media\/[^<]+/.exec(await get('/sitemap-images.xml')) ?? [];
    expect((await fetch(site.origin('shell') + new URL(picture ?? '').pathname)).status).toBe(200);
    const feed = await get('/blog/rss.xml?lang=en');
    expect(feed).toContain(`https://site.example/blog/${firsts.blog}`);
    expect(feed).toContain('<language>en</language>');
  });
});
