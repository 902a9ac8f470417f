import type { Browser } from 'playwright-core';
import { launchBrowser, openVisitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startSite, type Site } from './kit/site.ts';

interface Frame {
  direction: string;
  /** Text of header and outlet that is visible in this frame. */
  text: string;
}

interface Recording {
  recordedFrames?: Frame[];
  recordedShift?: number;
}

describe('the first frames of a visit', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    browser = await launchBrowser();
    site = await startSite({ environment: { RENDER_LIMIT_MS: '5000', DATA_BUDGET_MS: '4000' } });
  });
  afterAll(async () => {
    await site?.close();
    await browser?.close();
  });

  it.each(['/', '/sell', '/blog'])(
    '%s never shows the other direction or language when English is stored and the server sent Arabic',
    async (path) => {
      const visitor = await openVisitor(browser, { language: 'en' });
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
      await visitor.close();
    },
  );

  it.each(
    ['/', '/sell', '/blog'].flatMap((path) =>
      ([1440, 390] as const).flatMap((width) =>
        (['ar', 'en'] as const).map((language) => [path, width, language] as const),
      ),
    ),
  )('%s does not shift at %i px in %s, nor when it is scrolled', async (path, width, language) => {
    const visitor = await openVisitor(browser, { language, width, height: 900, pictures: true });
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
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as Recording).recordedShift)).toBeLessThan(0.005);
    await visitor.close();
  });
});
