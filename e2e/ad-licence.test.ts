// Looks at: shell, mf-listings
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

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: ['api'], environment: { REQUIRE_AD_LICENCE: 'yes' } });
  });
  test.afterAll(() => site?.close());

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
});
