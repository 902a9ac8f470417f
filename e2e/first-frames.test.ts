// Looks at: shell, mf-listings, mf-blog
import { eventually } from './kit/eventually.ts';
import { gotoRendered } from './kit/rendered.ts';
import { expect, test } from './kit/test.ts';

interface Frame {
  direction: string;
  /** Text of header and outlet that is visible in this frame. */
  text: string;
}

interface Recording {
  recordedFrames?: Frame[];
  recordedShift?: number;
}

test.describe('the first frames of a visit', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const path of ['/', '/sell', '/blog'] as const) {
    test(`${path} never shows the other direction or language when English is stored and the server sent Arabic`, async ({
      site,
      visit,
    }) => {
      const visitor = await visit({ language: 'en' });
      const { page, context } = visitor;
      await context.clearCookies();
      await page.addInitScript(() => {
        const frames: Frame[] = [];
        (window as Recording).recordedFrames = frames;
        const record = () => {
          const parts = [document.querySelector('#header'), document.querySelector('#outlet')];
          const visible = parts.filter(
            (part) => part instanceof HTMLElement && getComputedStyle(part).visibility === 'visible',
          );
          frames.push({
            direction: document.documentElement?.dir ?? '',
            text: visible.map((part) => (part as HTMLElement).innerText.slice(0, 300)).join(' '),
          });
          if (frames.length < 240) requestAnimationFrame(record);
        };
        requestAnimationFrame(record);
      });
      await page.goto(site.url + path);
      await eventually(async () =>
        expect(await page.locator('#outlet h1').textContent()).toMatch(/^[A-Za-z]/),
      );
      const frames = (await page.evaluate(() => (window as Recording).recordedFrames)) ?? [];
      const painted = frames.filter(({ direction, text }) => direction !== '' || text !== '');
      expect(painted.length).toBeGreaterThan(1);
      expect(new Set(painted.map(({ direction }) => direction))).toEqual(new Set(['ltr']));
      // The link to Arabic and Arabic titles of articles are meant to be Arabic; the heading is not.
      expect(
        painted.filter(({ text }) => /بيتك القادم|عقارات للبيع|مكتبة المقالات|الرئيسية/.test(text)),
      ).toEqual([]);
    });
  }

  const windows = ['/', '/sell', '/blog'].flatMap((path) =>
    ([1440, 390] as const).flatMap((width) => [[path, width, 'ar'] as const, [path, width, 'en'] as const]),
  );
  for (const [path, width, language] of windows) {
    test(`${path} does not shift at ${width} px in ${language}, nor when it is scrolled`, async ({
      site,
      visit,
    }) => {
      const visitor = await visit({ language, width, height: 900 });
      const { page } = visitor;
      await page.addInitScript(() => {
        (window as Recording).recordedShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput)
              (window as Recording).recordedShift = ((window as Recording).recordedShift ?? 0) + entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await gotoRendered(page, site.url + path);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(500);
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as Recording).recordedShift)).toBeLessThan(0.005);
    });
  }
});
