import type { Browser, CDPSession, Page } from 'playwright-core';
import { newVisitor, slowDown } from '../browser/launch.ts';
import type { Sites } from '../site/start-sites.ts';

/** What the whole page holds, detached nodes and their listeners included. */
export interface Held {
  afterChanges: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
  styleRules: number;
  /** Elements that stand in the document. */
  elements: number;
}

/** Guards of single-spa's lifecycles that run for seconds hold a mount until then. */
const GUARDS_MS = 4500;

async function weigh(page: Page, session: CDPSession, afterChanges: number): Promise<Held> {
  await page.waitForTimeout(GUARDS_MS);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const inDocument = await page.evaluate(() => ({
    styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    elements: document.querySelectorAll('*').length,
  }));
  return {
    afterChanges,
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...inDocument,
  };
}

/** Runs in the page: presses the header's links in turn, each once the page before stands. */
async function wander(changes: number): Promise<void> {
  const links = ['/sell', '/blog', '/join', '/rent', '/contact', '/'];
  const heading = () => {
    const found = document.querySelector('main h1:not([data-ahead] *)');
    return found && window.pageClock.isVisible(found) ? found.textContent : undefined;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let change = 0; change < changes; change += 1) {
    const before = heading();
    const to = links[change % links.length] ?? '/';
    document.querySelector<HTMLAnchorElement>(`#header a[href="${to}"]`)?.click();
    const limit = performance.now() + 5000;
    while (heading() === undefined || heading() === before) {
      if (performance.now() > limit) throw new Error(`${to} did not come at change ${change}`);
      await pause(4);
    }
    await pause(20);
  }
}

/** Changes the route many times and weighs the page on the way, always at home. */
export async function measureGrowth(
  browser: Browser,
  sites: Sites,
  weighings: readonly number[],
): Promise<Held[]> {
  const context = await newVisitor(browser, { width: 1440 });
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: false, cpu: 1 });
    await session.send('Performance.enable');
    await page.goto(`${sites.url.site}/`);
    await page.locator('main h1').first().waitFor();
    const held: Held[] = [];
    let done = 0;
    for (const wanted of weighings) {
      // Whole rounds, so that the page that is weighed is always the same.
      const changes = Math.ceil((wanted - done) / 6) * 6;
      await page.evaluate(wander, changes);
      done += changes;
      held.push(await weigh(page, session, done));
    }
    return held;
  } finally {
    await context.close();
  }
}
