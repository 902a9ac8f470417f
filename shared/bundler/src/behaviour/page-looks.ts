import { AHEAD, otherLanguage, type Language } from '@shared/contract';
import type { Page } from 'playwright-core';
import { STEP_LIMIT_MS } from './subject.ts';

const OUTLET = '#outlet';
/** Not of what was drawn ahead, out of sight. */
const HEADING = `h1:not([${AHEAD}] *)`;

/** The heading of what stands in the outlet; undefined when nothing with one does. */
export const headingOf = (page: Page): Promise<string | undefined> =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent?.trim(), `${OUTLET} ${HEADING}`);

/** The switch of the language in the header, beside the one of the menu. */
const toggleTo = (language: Language) => `#header a[hreflang="${language}"]`;

/**
 * Resolves when the page listens: its frame comes when the section has answered, well or badly.
 * @returns whether it came in time
 */
export const untilAlive = (page: Page, language: Language): Promise<boolean> =>
  page
    .waitForFunction(
      (toggle) => {
        const link = document.querySelector(toggle);
        return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps$'));
      },
      toggleTo(otherLanguage(language)),
      { timeout: STEP_LIMIT_MS },
    )
    .then(
      () => true,
      () => false,
    );

/** Presses the header's switch. */
export const pressLanguage = (page: Page, language: Language): Promise<void> =>
  page.locator(toggleTo(language)).first().click({ timeout: STEP_LIMIT_MS });

/** What stands in the outlet instead of a section or of a parcel that has failed. */
export interface ShownFailure {
  /** Of the parcel, as `mf-listings/latest-sale`; empty for the section itself. */
  parcel: string;
  kind: string;
}

export const failuresIn = (page: Page): Promise<ShownFailure[]> =>
  page.evaluate(
    (outlet) =>
      [...document.querySelectorAll<HTMLElement>(`${outlet} [data-failure]`)].map((panel) => ({
        // A slot shows it in front of the parcel's place.
        parcel: (panel.nextElementSibling as HTMLElement | null)?.dataset['parcel'] ?? '',
        kind: panel.dataset['failure'] ?? '',
      })),
    OUTLET,
  );

/**
 * Sees all of the page, so that what waits for that comes, and wakes the parcels.
 * @returns parcels that are neither alive nor failed after the limit
 */
export async function seeAll(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
    }
    for (const place of document.querySelectorAll('[data-parcel]'))
      place.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  const sleeping = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-parcel]')].flatMap((place) => {
        const failed = place.previousElementSibling?.hasAttribute('data-failure') ?? false;
        const root = place.firstElementChild ?? place;
        const isAlive = Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
        return failed || isAlive ? [] : [place.dataset['parcel'] ?? ''];
      }),
    );
  const limit = performance.now() + STEP_LIMIT_MS;
  let left = await sleeping();
  while (left.length > 0 && performance.now() < limit) {
    await page.waitForTimeout(100);
    left = await sleeping();
  }
  return left;
}

/** Until the browser has nothing left to do, twice: what was waited for may have given it more. */
export async function untilIdle(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1)
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 3000 })),
    );
}

/** Follows a link to an address, as any of the page: the site moves without a new document. */
export const moveTo = (page: Page, pathname: string): Promise<void> =>
  page.evaluate(
    ([to, outlet]) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector(outlet)?.append(link);
      link.click();
      link.remove();
    },
    [pathname, OUTLET] as const,
  );

/**
 * Waits until a section stands in the outlet with this heading, and nothing else does.
 * @param heading default: any
 * @returns the heading that stands there in the end, where that is another or the section is not there
 */
export async function untilShown(
  page: Page,
  section: string,
  heading: string | undefined,
): Promise<{ ok: true } | { ok: false; shown: string | undefined; section: string }> {
  try {
    await page.waitForFunction(
      ([owner, text, outlet, selector]) => {
        const sections = [...document.querySelectorAll<HTMLElement>(`${outlet} > [data-section]`)];
        const [only] = sections;
        const shown = only?.querySelector(selector)?.textContent?.trim();
        const isThere = sections.length === 1 && only?.dataset['section'] === owner && shown !== undefined;
        return isThere && (text === null || shown === text);
      },
      [section, heading ?? null, OUTLET, HEADING] as const,
      { timeout: STEP_LIMIT_MS },
    );
    return { ok: true };
  } catch {
    const shown = await headingOf(page);
    const sections = await page.evaluate(
      (outlet) =>
        [...document.querySelectorAll<HTMLElement>(`${outlet} > [data-section]`)].map(
          ({ dataset }) => dataset['section'] ?? '',
        ),
      OUTLET,
    );
    return { ok: false, shown, section: sections.join(', ') };
  }
}
