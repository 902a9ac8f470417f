import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { root } from 'tools';

const source = readFileSync(
  createRequire(path.join(root, 'e2e/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The only rules that ask for colours: what else axe finds is the same in light and dark. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Has axe in all documents that the page opens from now on: the site's policy forbids scripts from elsewhere later. */
export const bringAxe = (page: Page) => page.addInitScript(source);

/** A colour on its way from one to the other is neither. What moves for good, or with the page, is not waited for. */
async function coloursArrived(): Promise<void> {
  const underWay = document
    .getAnimations()
    .filter(
      ({ timeline, playState, effect }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(underWay.map(({ finished }) => finished.catch(() => undefined)));
}

/**
 * Serious and critical findings, each with the elements that it is about.
 * @param rules default: all that axe has on
 */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(coloursArrived);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        ...(runOnly && { runOnly }),
        // Nodes that pass are not described: most of the time would go into that.
        resultTypes: ['violations'],
        // Only rules that are off by default read the style sheets themselves.
        preload: false,
      }),
    rules && [...rules],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
    );
}

/** The page in dark, with all colours arrived. */
export async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Of what is not drawn yet, a browser does not change the colours; and a colour on its way from one to the other is
    // neither. What lies under the pointer may set out at any time.
    sheet.replaceSync(`
      * { content-visibility: visible !important; }
      [data-ahead] { content-visibility: hidden !important; }
      *, *::before, *::after { transition: none !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (const animation of document.getAnimations()) animation.finish();
    await frame();
  });
}
