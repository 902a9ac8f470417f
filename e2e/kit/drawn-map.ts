import { CHROMIUM_ARGUMENTS, findTestBrowser } from 'tools';
import { expect, type Page } from '@playwright/test';

/** Maps are drawn by WebGL, which the other suites' browser has not: here a program does what a graphics card would. */
export const BROWSER_THAT_DRAWS = {
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [
      ...CHROMIUM_ARGUMENTS.filter((argument) => argument !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
};

/** Slower than any card. */
export const DRAWN = { timeout: 60_000 };

export const map = (page: Page) => page.locator('[data-map]');

/** All that is in sight is drawn: so many listings and numbers of listings. */
export async function drawnFeatures(page: Page): Promise<number> {
  await expect(map(page)).toHaveAttribute('data-drawn', /[1-9]/, DRAWN);
  return Number(await map(page).getAttribute('data-drawn'));
}

/** As on a phone's or a newer laptop's screen: two million pixels, which no processor draws 50 times a second. */
export async function atDoubleDensity(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 2,
    mobile: false,
  });
}
