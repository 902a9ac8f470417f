// Looks at: shared/ui
import { spawn, type ChildProcess } from 'node:child_process';
import { acceptedIn, launchPictureBrowser, reportPictures } from '@shared/bundler/pictures';
import { freePorts, root } from 'tools';
import type { Locator, Page } from '@playwright/test';
import { GALLERY_PICTURES, galleryPictures } from '../shared/ui/gallery/picture-plan.ts';
import type { Visitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { expectAsAccepted } from './kit/picture-browser.ts';
import { expect, test } from './kit/test.ts';

/** What only a browser does: the platform's modal dialogs, and keys that follow the reading direction. */
test.describe('the gallery of primitives (npm run dev -- ui)', () => {
  let gallery: ChildProcess;
  let url: string;
  let visitor: Visitor;
  let page: Page;

  test.beforeAll(async () => {
    const [port] = await freePorts(1);
    url = `http://127.0.0.1:${port}`;
    gallery = spawn(process.execPath, ['tools/run.mjs', 'dev', 'ui'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', PORT: String(port) },
      stdio: 'ignore',
    });
    await eventually(async () => {
      if (!(await fetch(`${url}/gallery.js`)).ok) throw new Error('the gallery is not built yet');
    }, 50_000);
  });
  test.afterAll(async () => {
    gallery?.kill('SIGTERM');
  });
  test.beforeEach(async ({ visit }) => {
    visitor = await visit({ usedBrowser: true });
    page = visitor.page;
    await page.goto(url);
    await page.locator('#overlays').waitFor();
  });

  const column = (section: string, language: 'ar' | 'en'): Locator =>
    page.locator(`#${section} > [lang="${language}"]`);
  /** Between the last and the first control the browser's own surface has its turn: then the body has the focus. */
  const focusIsHeld = (dialog: Locator) =>
    dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );

  for (const language of ['ar', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      for (const index of [0, 1, 2] as const) {
        test(`overlay ${index} keeps the focus, closes by Escape and by a press outside, and gives the focus back`, async () => {
          const opener = column('overlays', language).locator('button[command="show-modal"]').nth(index);
          const dialog = page.locator('dialog[open]');
          for (const leave of ['Escape', 'outside'] as const) {
            await opener.click();
            await dialog.waitFor();
            for (let press = 0; press < 12; press += 1) {
              await page.keyboard.press('Tab');
              expect(await focusIsHeld(dialog)).toBe(true);
            }
            if (leave === 'Escape') await page.keyboard.press('Escape');
            else {
              const box = await dialog.boundingBox();
              if (!box) throw new Error('the dialog has no box');
              await page.mouse.click(box.x > 20 ? box.x - 10 : box.x + box.width + 10, box.y + 20);
            }
            await eventually(async () => expect(await dialog.count()).toBe(0));
            await eventually(async () =>
              expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true),
            );
          }
          expect(visitor.problems).toEqual([]);
        });
      }

      test('moves between tabs by the arrow that points on in the reading direction', async () => {
        const tabs = column('tabs', language).getByRole('tab');
        await tabs.first().click();
        await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
        await eventually(async () => expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true'));
        await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
        await eventually(async () => expect(await tabs.first().getAttribute('aria-selected')).toBe('true'));
      });

      test('opens one question at a time', async () => {
        const questions = column('accordion', language).locator('details');
        const openOnes = () =>
          questions.evaluateAll((all) => all.filter((each) => each.hasAttribute('open')));
        await questions.nth(1).locator('summary').click();
        await eventually(async () => expect(await openOnes()).toHaveLength(1));
        await questions.nth(2).locator('summary').click();
        await eventually(async () =>
          expect(await questions.nth(2).evaluate((element) => element.hasAttribute('open'))).toBe(true),
        );
        expect(await openOnes()).toHaveLength(1);
      });
    });
  }

  test('looks as accepted', async ({ browserName: _browserName }, info) => {
    const browser = await launchPictureBrowser();
    try {
      const report = await reportPictures({
        browser,
        accepted: acceptedIn(GALLERY_PICTURES),
        asked: galleryPictures(url),
        folder: info.outputPath('pictures'),
        title: 'Gallery of primitives',
        acceptBy: 'npm run pictures -w @shared/ui -- --accept',
      });
      expectAsAccepted(report);
      expect(report.counts.same).toBe(3);
    } finally {
      await browser.close();
    }
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`shows every primitive in ${scheme} without a problem`, async ({ visit }) => {
      const shown = await visit({ colorScheme: scheme });
      await shown.page.goto(url);
      await shown.page.locator('#icons svg').first().waitFor();
      expect(await shown.page.locator('main > [id]').count()).toBeGreaterThan(15);
      expect(shown.problems).toEqual([]);
      await shown.close();
    });
  }
});
