// Looks at: every remote
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRemotePackage } from '@shared/bundler';
import {
  acceptedIn,
  acceptedOf,
  askedOf,
  atStage,
  comparePicture,
  launchPictureBrowser,
  openSitter,
  planPictures,
  readPictureData,
  reportPictures,
  stageElsewhere,
  stageOfBuild,
  startFixedApi,
  takenAt,
  takePictures,
  type PictureBrowser,
  type Sitting,
} from '@shared/bundler/pictures';
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import type { AxeResults } from 'axe-core';
import { root } from 'tools';
import { expectAsAccepted, launchOnAnotherMachine } from './kit/picture-browser.ts';
import { expect, test } from './kit/test.ts';
import { VISUAL_DEFECTS } from './kit/visual-defects.ts';

const axeSource = readFileSync(
  createRequire(path.join(root, 'e2e/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const seriousViolations = async (): Promise<string[]> => {
  const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
  const { violations } = await axe.run();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
};

let browser: PictureBrowser;
test.beforeAll(async () => {
  browser = await launchPictureBrowser();
});
test.afterAll(() => browser?.close());

/** The built remote on its stage, with the data of its pictures. */
async function openStage(name: RemoteName) {
  const remote = readRemotePackage(path.join(root, name));
  const data = readPictureData(remote.folder);
  const api = await startFixedApi(data.answers ?? {});
  const stage = await stageOfBuild(path.join(remote.folder, 'dist'), api);
  return {
    remote,
    data,
    api,
    stage,
    async close() {
      await stage.close();
      await api.close();
    },
  };
}

/** A remote takes part from its first accepted picture on. */
const TAKING_PART = REMOTE_NAMES.filter((name) =>
  existsSync(path.join(root, name, 'pictures/accepted.json')),
);

for (const name of TAKING_PART) {
  test(`the main pages of ${name} look as accepted`, async ({ browserName: _browserName }, info) => {
    const { remote, data, api, stage, close } = await openStage(name);
    try {
      const report = await reportPictures({
        browser,
        accepted: acceptedOf(remote, data, 'main'),
        asked: atStage(askedOf(planPictures(remote, data, { mainOnly: true })), stage),
        folder: info.outputPath('pictures'),
        title: name,
        acceptBy: `npm run pictures -w ${name} -- --main --accept`,
      });
      expectAsAccepted(report);
      expect(report.counts.same).toBeGreaterThanOrEqual(4);
      expect([...api.missing]).toEqual([]);
    } finally {
      await close();
    }
  });
}

const PAGES = { library: '/blog', article: '/blog/8aba789dfcd671dde4f9a0d5' } as const;
type Page = keyof typeof PAGES;
const THEME = 'light';

test.describe('what is compared', () => {
  let another: PictureBrowser;
  let opened: Awaited<ReturnType<typeof openStage>>;
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const accepted = {
    here: acceptedIn(path.join(folder, 'here')),
    there: acceptedIn(path.join(folder, 'there')),
  };

  const sittingOf = (page: Page): Sitting => ({
    address: `${opened.stage.origin}${PAGES[page]}?stage-bar=none&stage-lang=ar`,
    state: 'live',
    width: 390,
    themes: [THEME],
  });
  const acceptOf = async (taker: PictureBrowser, place: (typeof accepted)['here']) => {
    const context = await taker.open();
    for (const page of ['library', 'article'] as const) {
      const [taken] = (await takePictures(context, sittingOf(page))).taken;
      if (taken) await place.write(page, { ...taken, build: taker.build, rendering: taker.rendering });
    }
    await context.close();
  };

  test.beforeAll(async () => {
    [another, opened] = await Promise.all([launchOnAnotherMachine(), openStage('mf-blog')]);
    await Promise.all([acceptOf(browser, accepted.here), acceptOf(another, accepted.there)]);
  });
  test.afterAll(async () => {
    await another?.close();
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('ten times taken a page is as accepted here, and as accepted on a machine that draws text otherwise', async () => {
    expect(another.rendering).not.toBe(browser.rendering);
    const context = await browser.open();
    const outcomes: string[] = [];
    for (let run = 0; run < 10; run += 1) {
      const page = run % 2 === 0 ? 'library' : 'article';
      const { taken } = await takePictures(context, sittingOf(page));
      for (const place of [accepted.here, accepted.there])
        for (const picture of taken)
          outcomes.push((await comparePicture(page, picture, browser, place)).kind);
    }
    await context.close();
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'same'));
  });

  test(`${VISUAL_DEFECTS.length} defects are found, here and there`, async () => {
    expect(VISUAL_DEFECTS.length).toBeGreaterThanOrEqual(15);
    const context = await browser.open();
    const missed: string[] = [];
    for (const page of ['library', 'article'] as const) {
      const sitter = await openSitter(context, sittingOf(page));
      const look = async (what: string, kind: string) => {
        const picture = await sitter.take(THEME);
        for (const [where, place] of Object.entries(accepted)) {
          const outcome = await comparePicture(page, picture, browser, place);
          if (outcome.kind !== kind) missed.push(`${what}, ${where}: ${outcome.kind}`);
        }
      };
      for (const { what, css } of VISUAL_DEFECTS.filter((each) => each.page === page)) {
        const style = await sitter.page.addStyleTag({ content: css });
        await look(what, 'changed');
        await style.evaluate((element) => (element as unknown as HTMLElement).remove());
      }
      await look(`${page} without any`, 'same');
      await sitter.close();
    }
    await context.close();
    expect(missed).toEqual([]);
  });

  test('what another stage shows is compared with in the place of accepted pictures', async () => {
    const other = await stageElsewhere(opened.stage.origin, opened.api);
    const one = { width: 390, state: 'live', pictures: [{ name: 'library', theme: THEME }] } as const;
    const [library, article] = [
      { ...one, address: `${PAGES.library}?stage-bar=none` },
      { ...one, address: `${PAGES.article}?stage-bar=none` },
    ];
    try {
      const { counts } = await reportPictures({
        browser,
        accepted: await takenAt(other, [library], browser),
        asked: atStage([library, article], opened.stage),
        folder: path.join(folder, 'against'),
        title: 'mf-blog',
        against: other.origin,
        acceptBy: 'npm run pictures -w mf-blog -- --accept',
      });
      expect(counts).toEqual({ changed: 1, new: 0, gone: 0, same: 1 });
    } finally {
      await other.close();
    }
  });

  test('the page of differences shows what is changed, new and gone, by keys alone', async ({
    visit,
  }, info) => {
    const place = acceptedIn(path.join(folder, 'page'));
    const article = await accepted.here.read('article');
    if (!article) throw new Error('nothing is accepted');
    await place.write('library', article);
    await place.write('former', article);
    const { reported, file, counts } = await reportPictures({
      browser,
      accepted: place,
      asked: (['library', 'article'] as const).map((name) => ({
        ...sittingOf(name),
        pictures: [{ name, theme: THEME }],
      })),
      folder: info.outputPath('page'),
      title: 'mf-blog',
      acceptBy: 'npm run pictures -w mf-blog -- --accept',
    });
    expect(reported.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'new article',
      'gone former',
      'changed library',
    ]);
    expect(counts).toEqual({ changed: 1, new: 1, gone: 1, same: 0 });

    const { page, problems } = await visit();
    await page.goto(pathToFileURL(file).href);
    expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
      'library',
      'article',
      'former',
    ]);
    await page.evaluate(axeSource);
    expect(await page.evaluate(seriousViolations)).toEqual([]);
    const [shown, dialog] = [page.locator('section:focus'), page.getByRole('dialog')];
    for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
    expect(await shown.getAttribute('id')).toBe('library');
    await page.keyboard.press('Enter');
    await dialog.getByAltText('Difference: library').waitFor();
    for (const [key, label] of [
      ['3', 'Difference'],
      ['1', 'Before'],
      ['2', 'After'],
    ] as const) {
      await page.keyboard.press(key);
      const image = dialog.getByAltText(`${label}: library`);
      expect(
        await image.evaluate((each: HTMLImageElement) => each.decode().then(() => each.naturalWidth)),
      ).toBe(390);
    }
    await page.keyboard.press('k');
    await dialog.getByAltText('Before: former').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#former:focus').waitFor();
    expect(problems).toEqual([]);
  });
});
