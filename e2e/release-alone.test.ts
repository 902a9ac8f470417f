import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy/local';
import type { Browser } from 'playwright-core';
import { launchBrowser, openVisitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';

const NEW_TITLE = 'Article Library, second edition';

/** A working copy of a remote inside the workspace, so that its imports resolve as its team's do. */
function checkOut(name: string): string {
  const folder = path.join(root, 'e2e/.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const isSource = (file: string) =>
    !/node_modules|\.cache\/webpack|dist-development/.test(path.relative(path.join(root, name), file));
  cpSync(path.join(root, name), folder, { recursive: true, filter: isSource });
  return folder;
}

/** Not in one step: the browser's requests pass through this process meanwhile. */
async function build(folder: string): Promise<void> {
  const command = path.join(root, 'shared/build/bin/remote.mjs');
  await promisify(execFile)(process.execPath, [command, 'build'], { cwd: folder });
}

describe('one remote is changed, built and served again, alone', () => {
  let browser: Browser;
  let site: Site;
  let folder: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    folder = checkOut('mf-blog');
    site = await startSite({ environment: { RELEASES_OF_MF_BLOG: path.join(folder, 'dist') } });
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the running shell takes it up, an open page keeps working, and a reload shows the change', async () => {
    const visitor = await openVisitor(browser, { language: 'en' });
    const { page, problems } = visitor;
    const heading = page.locator('#outlet h1');
    await page.goto(`${site.url}/blog`);
    expect(await heading.textContent()).toBe('Article Library');

    const locale = path.join(folder, 'src/locales/en.json');
    const changed = readFileSync(locale, 'utf8').replaceAll('"Article Library"', JSON.stringify(NEW_TITLE));
    writeFileSync(locale, changed);
    await build(folder);
    await eventually(async () =>
      expect(await (await fetch(`${site.url}/blog?lang=en`)).text()).toContain(NEW_TITLE),
    );

    // The visitor of before goes on with the release that the page began with, into a chunk not loaded yet.
    await page
      .getByRole('link', { name: /Read Article/ })
      .first()
      .click();
    await eventually(() => expect(new URL(page.url()).pathname).toMatch(/^\/blog\/.+/));
    await eventually(async () => expect(await heading.textContent()).not.toBe('Article Library'));
    await page.goBack();
    await eventually(async () => expect(await heading.textContent()).toBe('Article Library'));

    await page.reload();
    await eventually(async () => expect(await heading.textContent()).toBe(NEW_TITLE));
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
