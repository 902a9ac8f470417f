// Looks at: shell, mf-forms
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@shared/contract';
import { alterRelease, type AlteredRelease } from './kit/altered-release.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

const PANEL = 'This section could not be shown';

/** Changes one byte of a file that the release names, in every encoding it is served in. */
function flipOneByte(folder: string, file: string): void {
  const target = path.join(folder, file);
  const content = readFileSync(target);
  // Inside of a comment's or a string's letters somewhere: still JavaScript, still other bytes.
  content[content.length - 2] = (content[content.length - 2] ?? 0) ^ 1;
  writeFileSync(target, content);
  for (const encoding of ['br', 'gz']) rmSync(`${target}.${encoding}`, { force: true });
}

for (const what of ['the container', 'a chunk of the page'] as const) {
  test.describe(`one byte of ${what} is wrong`, () => {
    let altered: AlteredRelease;
    let site: Site;

    test.beforeAll(async ({ site: shared }) => {
      altered = alterRelease('mf-forms');
      const release = JSON.parse(readFileSync(path.join(altered.folder, 'release.json'), 'utf8')) as Release;
      const files = release.routes.find(({ path: route }) => route === '/contact')?.files.en ?? [];
      const inEveryRoute = (file: string) => release.routes.every(({ files: all }) => all.en.includes(file));
      const chunk = files.find((file) => !inEveryRoute(file));
      const spoilt = what === 'the container' ? release.container.file : chunk;
      if (!spoilt) throw new Error('the page has no chunk of its own');
      flipOneByte(path.join(altered.folder, release.folder), spoilt);
      site = await startSite({
        besides: shared,
        own: ['mf-forms'],
        environment: { RELEASES_OF_MF_FORMS: altered.folder },
      });
    });
    test.afterAll(async () => {
      await site?.close();
      altered?.remove();
    });

    for (const how of ['on a full load', 'on a move inside the site'] as const) {
      test(`refused ${how}: the section fails alone and the rest works`, async ({ visit }) => {
        const visitor = await visit({ language: 'en' });
        const { page } = visitor;
        if (how === 'on a full load') await page.goto(`${site.url}/contact`);
        else {
          await page.goto(site.url);
          await page.waitForLoadState('networkidle');
          await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
        }
        await page.getByText(PANEL).waitFor({ timeout: 20_000 });
        expect(await page.locator('[data-failure]').getAttribute('data-failure')).toBe('wrong-integrity');
        expect(visitor.problems.join('\n')).toMatch(/integrity/i);
        await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
        await page.getByRole('heading', { level: 1, name: 'Article Library' }).waitFor();
        expect(await page.getByText(PANEL).count()).toBe(0);
      });
    }
  });
}
