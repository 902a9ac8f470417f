// Looks at: shell, mf-blog, shared
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  parseReleasePointer,
  releaseId,
  type RegistrySnapshot,
  type SeenRelease,
  type SiteState,
  type Verdict,
  type ViewReport,
} from '@shared/contract';
import { root } from 'tools';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

/** From a page load's last word until nobody gets a canary that it has decided on. */
const TAKEN_BACK_MS = 60_000;
const CANARY_VIEWS = 6;
const CANARY_PERCENT = 10;
const LIVE_VIEWS = 80;

test.describe('a release that is worse goes back by itself', () => {
  let site: Site;
  let team: WorkingCopy;
  let good: string;
  let bad: string;

  const pointer = () => {
    const read = parseReleasePointer(
      JSON.parse(readFileSync(path.join(team.releases, 'release.json'), 'utf8')),
    );
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };
  const state = async () => {
    const { remotes } = (await (await fetch(`${site.url}/releases.json`)).json()) as SiteState;
    return remotes.find(({ name }) => name === 'mf-blog');
  };
  const releaseFor = async (cohort: number) => {
    const html = await (await fetch(`${site.url}/blog`, { headers: { cookie: `cohort=${cohort}` } })).text();
    const [, json = '{}'] = /id="registry">(.*?)<\/script>/.exec(html) ?? [];
    return releaseId({ folder: (JSON.parse(json) as RegistrySnapshot).remotes['mf-blog']?.base ?? '' });
  };
  /** A cohort that gets the release. */
  async function cohortOf(release: string): Promise<number> {
    for (let cohort = 0; cohort < 100; cohort += 1) if ((await releaseFor(cohort)) === release) return cohort;
    throw new Error(`nobody gets ${release}`);
  }

  test.beforeAll(async ({ site: shared }) => {
    team = checkOut('mf-blog', 'mf-blog-judged');
    good = releaseId(pointer().release);
    site = await startSite({
      besides: shared,
      own: ['mf-blog'],
      // Nobody tries it in a browser before, which would find out.
      environment: { RELEASES_OF_MF_BLOG: team.releases, PREVIEWS: '0' },
    });
    // What no check but a browser's sees: it is rendered on the server, and throws once it stands there.
    team.edit('src/pages/blog-page.tsx', (text) =>
      text
        .replace('import ', "import { useEffect } from 'react';\nimport ")
        .replace(
          'const [search] =',
          "useEffect(() => {\n    throw new Error('broken on purpose');\n  }, []);\n  const [search] =",
        ),
    );
    const output = await team.run(['release', '--hold', '--unchecked'], { SITE_URL: site.url });
    bad = / -- (\S+) 10"/.exec(output)?.[1] ?? '';
    await team.run(['canary', bad, `${CANARY_PERCENT}`, '--auto', '--unchecked'], { SITE_URL: site.url });
    await eventually(async () => expect((await state())?.canary?.percent).toBe(CANARY_PERCENT));
  });
  test.afterAll(async () => {
    await site?.close();
    team?.remove();
  });

  test('which a page tells of a section that leaves something behind', async ({ visit }) => {
    const { page, context } = await visit({ language: 'en', savesData: true });
    await context.addCookies([{ name: 'cohort', value: String(await cohortOf(good)), url: site.url }]);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      navigator.sendBeacon = (url, body) => {
        if (url === '/views') void (body as Blob).text().then((text) => told.push(text));
        return true;
      };
    });
    await page.goto(`${site.url}/contact`);
    await page.waitForFunction(() => !String(window.setInterval).includes('[native code]'));
    await page.locator('#header').getByRole('link', { name: 'Blog' }).first().click();
    await expect(page.locator('#outlet h1:visible')).toHaveText('Article Library');
    await page.evaluate(() => {
      window.addEventListener('scroll', () => {});
      setInterval(() => {}, 60_000);
      document.body.append(document.createElement('aside'));
    });
    await page.locator('#header').getByRole('link', { name: 'Contact' }).first().click();
    await eventually(async () => {
      const last = await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return (window as unknown as { told: string[] }).told.at(-1) ?? '{"releases":[]}';
      });
      expect((JSON.parse(last) as ViewReport).releases).toMatchObject([
        { release: `mf-blog@${good}`, shown: true, error: false, leftovers: 3 },
      ]);
    });
  });

  test('within a minute of enough views, and its history says why', async ({ visit }) => {
    const cohort = await cohortOf(bad);
    const seen = Array.from({ length: CANARY_VIEWS }, async () => {
      const { page, context } = await visit({ language: 'en', savesData: true });
      await context.addCookies([{ name: 'cohort', value: String(cohort), url: site.url }]);
      const told = page.waitForRequest(`${site.url}/views`, { timeout: 60_000 });
      await page.goto(`${site.url}/blog`);
      await told;
    });
    // Of the live release others tell, as browsers do.
    const release: SeenRelease = {
      ...{ release: `mf-blog@${good}`, shown: true, error: false, failedLoad: false, mismatch: false },
    };
    const others = Array.from({ length: LIVE_VIEWS }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 200));
      const report: ViewReport = { id: `simulated${String(index).padStart(4, '0')}`, releases: [release] };
      const headers = { 'content-type': 'application/json' };
      return fetch(`${site.url}/views`, { method: 'POST', headers, body: JSON.stringify(report) });
    });
    await Promise.all(seen);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(LIVE_VIEWS).fill(204));

    await eventually(() => expect(pointer().canary).toBeNull(), TAKEN_BACK_MS);
    expect(releaseId(pointer().release)).toBe(good);
    await eventually(async () => expect(await releaseFor(cohort)).toBe(good));
    await eventually(async () => expect((await state())?.canary).toBeNull());

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tools/run.mjs', 'releases', 'mf-blog', '--to', team.releases],
      { cwd: root },
    );
    expect(stdout).toMatch(
      new RegExp(
        `canary ended +${bad} .*the judge .*the judge: worse than ${good} in the same .*errors in 100% of \\d+ views`,
      ),
    );
    const verdicts = (await (await fetch(`${site.url}/verdicts.json`)).json()) as Verdict[];
    expect(verdicts).toMatchObject([
      { canary: bad, live: good, verdict: 'worse', auto: true, withdrawn: true },
    ]);
    const [errors] = verdicts[0]?.measures ?? [];
    expect(errors).toMatchObject({ measure: 'errors', verdict: 'worse', live: { bad: 0 } });
    expect(errors?.canary.bad).toBe(errors?.canary.of);
  });

  test('and asks nobody to tell of anything while no release is compared', async () => {
    const document = await (await fetch(`${site.url}/blog`)).text();
    expect(document.includes('name="compared"')).toBe(false);
  });
});
