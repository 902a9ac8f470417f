// Looks at: shell, mf-blog
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseId, type RegistrySnapshot, type Release, type SiteState } from '@shared/contract';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';

const OLD_TITLE = 'Article Library';
const NEW_TITLE = 'Article Library, second edition';

test.describe('a team releases its remote, alone, on a running site', () => {
  let site: Site;
  let team: WorkingCopy;
  let first: Release;
  let second: Release;

  test.beforeAll(async ({ site: shared }) => {
    team = checkOut('mf-blog', 'mf-blog');
    first = pointer();
    site = await startSite({
      besides: shared,
      own: ['mf-blog'],
      environment: { RELEASES_OF_MF_BLOG: team.releases },
    });
  });
  test.afterAll(async () => {
    await site?.close();
    team?.remove();
  });

  const pointer = () => JSON.parse(readFileSync(path.join(team.releases, 'release.json'), 'utf8')) as Release;
  const remote = (...words: string[]) => team.run(words, { SITE_URL: site.url });
  const state = async () => {
    const { remotes } = (await (await fetch(`${site.url}/releases.json`)).json()) as SiteState;
    return remotes.find(({ name }) => name === 'mf-blog');
  };

  /** What a document gives to a visitor with these cookies. */
  async function read(cookie?: string): Promise<{ base: string; cohort: string | undefined; html: string }> {
    const answer = await fetch(`${site.url}/blog?lang=en`, { headers: cookie ? { cookie } : {} });
    const html = await answer.text();
    const [, json = '{}'] = /id="registry">(.*?)<\/script>/.exec(html) ?? [];
    const { remotes } = JSON.parse(json) as RegistrySnapshot;
    const [, cohort] = /cohort=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { base: remotes['mf-blog']?.base ?? '', cohort, html };
  }

  test('the command says when the site has it; an open page goes on; a new visitor gets it', async ({
    visit,
  }) => {
    // The command alone may try the release for a minute.
    test.slow();
    const visitor = await visit({ language: 'en' });
    const { page, problems } = visitor;
    const heading = page.locator('#outlet h1:visible');
    await page.goto(`${site.url}/blog`);
    expect(await heading.textContent()).toBe(OLD_TITLE);

    team.edit('src/locales/en.json', (text) => text.replaceAll(`"${OLD_TITLE}"`, JSON.stringify(NEW_TITLE)));
    const said = await remote('release');
    // Within a minute, on a machine that does much else.
    expect(said).toMatch(/tried in http:\S+: 4 first views, 2 walks in [1-5]?\d\.\d s/);
    expect(said).toContain(`${site.url} has taken it up after`);
    second = pointer();
    expect(second.folder).not.toBe(first.folder);
    await eventually(async () => expect((await read()).html).toContain(NEW_TITLE));

    // The visitor of before goes on with the release that the page began with, into a chunk not loaded yet.
    await page
      .getByRole('link', { name: /Read Article/ })
      .first()
      .click();
    await eventually(() => expect(new URL(page.url()).pathname).toMatch(/^\/blog\/.+/));
    await eventually(async () => expect(await heading.textContent()).not.toBe(OLD_TITLE));
    await page.goBack();
    await eventually(async () => expect(await heading.textContent()).toBe(OLD_TITLE));

    await page.reload();
    await eventually(async () => expect(await heading.textContent()).toBe(NEW_TITLE));
    expect(problems).toEqual([]);
  });

  test('rollback brings the release before back', async () => {
    expect(await remote('rollback')).toContain(`${releaseId(first)} is live`);
    const { base, html } = await read();
    expect(base).toContain(releaseId(first));
    expect(html).not.toContain(NEW_TITLE);
  });

  test('a canary of 30% goes to 30% of 1,000 visitors, and each always gets the same', async () => {
    await remote('canary', releaseId(second), '30');
    await eventually(async () => expect((await state())?.canary?.percent).toBe(30));
    const visits = [];
    for (let batch = 0; batch < 50; batch += 1)
      visits.push(...(await Promise.all(Array.from({ length: 20 }, () => read()))));
    expect(visits.every(({ cohort }) => cohort !== undefined)).toBe(true);
    const canaries = visits.filter(({ base }) => base.includes(releaseId(second)));
    // Five standard deviations of 1,000 draws.
    expect(Math.abs(canaries.length - 300)).toBeLessThan(73);
    for (const { base, cohort } of visits.slice(0, 60)) {
      const again = await read(`cohort=${cohort}`);
      expect(again.base).toBe(base);
      expect(again.cohort).toBeUndefined();
    }
  });

  test('promoting the canary gives it to all', async () => {
    await remote('promote');
    expect((await read()).base).toContain(releaseId(second));
    // The workers that it had as a canary end after it is live.
    await eventually(async () => expect((await state())?.canary).toBeNull());
  });

  test('a release that is killed on its way leaves the live one live', async () => {
    team.edit('src/locales/en.json', (text) => text.replaceAll(NEW_TITLE, 'Never to be seen'));
    const killed = team.start(['release'], { SITE_URL: site.url });
    // In the middle: its draft has begun to fill.
    const drafts = () =>
      readdirSync(team.releases).filter(
        (name) => name.startsWith('.draft-') && readdirSync(path.join(team.releases, name)).length > 0,
      );
    await eventually(() => expect(drafts().length).toBeGreaterThan(0), 60_000);
    killed.kill('SIGKILL');
    expect(pointer().folder).toBe(second.folder);
    await eventually(async () => expect((await read()).html).toContain(NEW_TITLE));
  });

  test('the command refuses a release whose markup does not fit in a browser, with file and line, and leaves nothing of it', async () => {
    const kept = () => readdirSync(path.join(team.releases, 'releases')).toSorted();
    const [live, releases] = [pointer(), kept()];
    team.edit('src/components/library/library-header.tsx', (text) =>
      text.replace('{subtitle}', "{typeof window === 'undefined' ? subtitle : title}"),
    );
    await expect(remote('release')).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^tried in http:\S+:\n[^]*^\/blog in English: the server's markup of mf-blog did not fit: .* \(in .+, mf-blog\/src\/components\/library\/library-header\.tsx:\d+\)$[^]*^mf-blog \S+ does not go to visitors$/m,
      ),
    });
    expect(pointer()).toEqual(live);
    expect(kept()).toEqual(releases);
    expect((await read()).html).toContain(NEW_TITLE);
  });

  test('the command refuses a release that breaks the contract, and says who has to move', async () => {
    team.edit('package.json', (text) =>
      text.replace('"remote": {', '"remote": { "slots": ["mf-listings/nothing"],'),
    );
    await expect(remote('release')).rejects.toMatchObject({
      stdout: expect.stringMatching(
        /breaks: mf-blog places the parcel mf-listings\/nothing, and mf-listings .* does not offer it\. Keep the parcel/,
      ),
      stderr: expect.stringContaining('is not released'),
    });
    expect(pointer().folder).toBe(second.folder);
  });

  test('a broken release that is forced by hand is left out, and said', async () => {
    writeFileSync(
      path.join(team.releases, 'release.json'),
      JSON.stringify({ ...second, version: '9.9.9', contract: 99, builtAt: new Date().toISOString() }),
    );
    await eventually(async () => expect((await state())?.problem).toContain('built against contract 99'));
    expect((await state())?.live?.version).toBe(second.version);
    await eventually(async () => expect((await read()).html).toContain(NEW_TITLE));
    expect(site.output.join('\n')).toContain('Release a shell with contract 99 first.');
  });
});
