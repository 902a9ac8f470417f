// Looks at: shell, mf-listings, api
import type { Database } from '../api/src/database/database.ts';
import { openDatabase } from '../api/src/database/open.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../api/src/testing/postgres-server.ts';
import { eventually } from './kit/eventually.ts';
import { fetchRendered } from './kit/rendered.ts';
import { followRequests, requestsAnswered } from './kit/requests.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

interface Listing {
  _id: string;
  adLicence?: { expires: string };
}

const MAP_LINK = { ar: 'فتح في خرائط جوجل', en: 'Open in Google Maps' } as const;

const FEEDS = ['/home/sell', '/home/rent'] as const;

test.describe('a brokerage whose advertisements need a licence', () => {
  let site: Site;

  let server: PostgresServer;
  let database: Database;

  test.beforeAll(async ({ site: shared }) => {
    server = await startPostgres();
    const { url } = await createDatabase(server.url);
    site = await startSite({
      besides: shared,
      own: ['api'],
      // The other setting is the document server's alone, and needs no site of its own to be tried.
      environment: { REQUIRE_AD_LICENCE: 'yes', DATABASE_URL: url, FORBID_FRAMES: '1' },
    });
    database = await openDatabase({ databaseUrl: url, dataDir: '' });
  });
  test.afterAll(async () => {
    await database?.close();
    await site?.close();
    await server?.stop();
  });

  const listed = async (origin: string): Promise<Listing[]> => {
    const answers = await Promise.all(
      FEEDS.map(
        async (feed) => (await fetch(`${origin}/api/v1${feed}`)).json() as Promise<{ data: Listing[] }>,
      ),
    );
    return answers.flatMap(({ data }) => data);
  };
  const rendered = async (path: string) => (await fetchRendered(site.url + path)).html;
  const map = async () => (await fetch(`${site.url}/sitemap.xml`)).text();

  test('shows what has none in no list, on no page and in no map', async ({ site: shared }) => {
    // The brokerage's day, not UTC's.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh' }).format(new Date());
    const all = await listed(shared.url);
    const isLicensed = ({ adLicence }: Listing) => adLicence !== undefined && adLicence.expires > today;
    const [licensed, others] = [all.filter(isLicensed), all.filter((each) => !isLicensed(each))];
    expect(licensed.length).toBeGreaterThan(5);
    expect(others.length).toBeGreaterThan(5);
    expect(new Set((await listed(site.url)).map(({ _id }) => _id))).toEqual(
      new Set(licensed.map(({ _id }) => _id)),
    );
    const lists = [await rendered('/sell'), await rendered('/rent')].join();
    for (const shown of [lists, await map()]) {
      for (const { _id } of others) expect(shown).not.toContain(_id);
      for (const { _id } of licensed) expect(shown).toContain(`/property/${_id}`);
    }
    const statusOf = async (listing: Listing | undefined) =>
      (await fetchRendered(`${site.url}/property/${listing?._id}`)).status;
    expect(await statusOf(licensed[0])).toBe(200);
    expect(await statusOf(others[0])).toBe(404);
  });

  for (const language of ['ar', 'en'] as const)
    test(`that forbids frames asks no other site for a property's map, in ${language}: a drawing stays, with a link`, async ({
      site: shared,
      visit,
    }) => {
      const [listing] = await listed(site.url);
      const shown = async (at: Site) => {
        const { page, context } = await visit({ language, savesData: true });
        const asked: string[] = [];
        await context.route(
          ({ hostname }) => hostname !== '127.0.0.1',
          async (route) => {
            asked.push(new URL(route.request().url()).hostname);
            await route.fulfill({ contentType: 'text/html', body: 'a map' });
          },
        );
        await page.addInitScript(() => {
          const refused: string[] = [];
          Object.assign(window, { refused });
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            refused.push(effectiveDirective),
          );
        });
        followRequests(page);
        await page.goto(`${at.url}/property/${listing?._id}`);
        const link = page.getByRole('link', { name: MAP_LINK[language] });
        await link.scrollIntoViewIfNeeded();
        const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
        return { page, link, asked, refused };
      };
      // What is asked for where nothing is forbidden would be seen here too.
      const free = await shown(shared);
      await expect.poll(() => free.asked).toEqual(['www.google.com']);
      await expect(free.page.locator('#outlet iframe')).toHaveCount(1);

      const { page, link, asked, refused } = await shown(site);
      await expect.poll(refused).toEqual(['frame-src']);
      await expect(page.locator('#outlet iframe')).toHaveCount(0);
      const drawing = link.locator('xpath=ancestor::div[1]').locator('[aria-hidden="true"]').first();
      await expect(drawing).toBeInViewport();
      await expect(drawing).toHaveText(/\S/);
      await expect(link).toHaveAttribute('href', /^https:\/\/maps\.google\.com\//);
      await requestsAnswered(page);
      expect(asked).toEqual([]);
    });

  test('whose licence runs out leaves lists, page and search within a minute, the copies of caches on the way counted', async () => {
    const [listing] = await listed(site.url);
    const id = listing?._id ?? '';
    const paths = ['/sell', '/properties', `/property/${id}`];
    const shown = async (path: string) => {
      const { status, html } = await fetchRendered(site.url + path);
      return status === 200 && html.includes(`/property/${id}`);
    };
    for (const path of paths) expect([path, await shown(path)]).toEqual([path, true]);
    await database.query('UPDATE listing SET ad_licence_expires = current_date - 2 WHERE id = $1', [id]);
    const ranOut = performance.now();
    // All that was kept of them goes on being asked for, as visitors do.
    for (const path of paths)
      await eventually(async () => expect([path, await shown(path)]).toEqual([path, false]), 30_000);
    const here = (performance.now() - ranOut) / 1000;
    const kept = (await fetch(`${site.url}/properties`)).headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(kept)?.[1]);
    expect(here + seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThan(60);
  });
});
