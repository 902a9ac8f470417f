import { startSite, type Site } from './kit/site.ts';

interface Seen {
  status: number;
  title: string;
  meta(name: string): string | undefined;
  data: readonly { '@type': string }[];
}

/** Search engines and link previews read the document as it comes, and run nothing. */
describe('a crawler without JavaScript', () => {
  let site: Site;
  const firsts: Record<string, string> = {};

  beforeAll(async () => {
    site = await startSite({
      environment: { SITE_URL: 'https://site.example', RENDER_LIMIT_MS: '5000', DATA_BUDGET_MS: '4000' },
    });
    for (const [owner, call] of [
      ['property', '/home/sell'],
      ['blog', '/blog/'],
    ] as const) {
      const answer = (await (await fetch(`${site.origin('api')}/api/v1${call}`)).json()) as {
        data: { _id: string }[];
      };
      firsts[owner] = answer.data[0]?._id ?? '';
    }
  });
  afterAll(() => site?.close());

  async function read(path: string): Promise<Seen> {
    const answer = await fetch(`${site.origin('shell')}${path}`);
    const html = await answer.text();
    const decode = (text: string) =>
      text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    return {
      status: answer.status,
      title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      meta: (name) => {
        const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
        return content === undefined ? undefined : decode(content);
      },
      data: Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, json = '']) => JSON.parse(json) as { '@type': string },
      ),
    };
  }

  describe.each(['ar', 'en'] as const)('in %s', (language) => {
    it.each([
      ['home', '/', ['RealEstateAgent']],
      ['a list', '/sell', ['ItemList']],
      ['a property', '/property/:property', ['RealEstateListing', 'BreadcrumbList']],
      ['an article', '/blog/:blog', ['Article']],
    ])('gets title, description, picture and structured data of %s', async (_name, pattern, types) => {
      const path = pattern.replace(/:(\w+)/, (_token, owner: string) => firsts[owner] ?? '');
      const { status, title, meta, data } = await read(`${path}?lang=${language}`);
      expect(status).toBe(200);
      expect(title).toMatch(language === 'ar' ? /\| صدف العقارية$/ : /\| Sadaf Real Estate$/);
      expect(meta('description')?.length).toBeGreaterThan(30);
      expect(meta('og:title')).toBe(title);
      expect(meta('og:image')).toMatch(/^https:\/\/site\.example\//);
      expect(meta('og:url')).toBe(`https://site.example${path}`);
      expect(data.map((each) => each['@type'])).toEqual(types);
      for (const address of JSON.stringify(data).matchAll(/"(?:url|item|image|@id)":"([^"]*)"/g))
        expect(address[1]).toMatch(/^https:\/\//);
    });
  });

  it('gets the map of the site, the feed of articles and the word that it may read them', async () => {
    const get = async (path: string) => (await fetch(`${site.origin('shell')}${path}`)).text();
    expect(await get('/robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(await get('/sitemap.xml')).toContain(`https://site.example/property/${firsts['property']}`);
    const feed = await get('/blog/rss.xml?lang=en');
    expect(feed).toContain(`https://site.example/blog/${firsts['blog']}`);
    expect(feed).toContain('<language>en</language>');
  });
});
