// Looks at: shell, mf-listings, api
import type { Database } from '../api/src/database/database.ts';
import { openDatabase } from '../api/src/database/open.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../api/src/testing/postgres-server.ts';
import { eventually } from './kit/eventually.ts';
import { fetchRendered } from './kit/rendered.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

interface Listing {
  _id: string;
  adLicence?: { expires: string };
}

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
      environment: { REQUIRE_AD_LICENCE: 'yes', DATABASE_URL: url },
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
