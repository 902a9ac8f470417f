import type { Browser, Page } from 'playwright-core';
import { CONDITIONS } from '../browser/conditions.ts';
import { newVisitor, slowDown } from '../browser/launch.ts';
import { recordTraffic } from '../browser/traffic.ts';
import type { Contender, Sites } from '../site/start-sites.ts';

/** One step inside the site, to a remote that was not visited before; times in milliseconds since the press. */
export interface Step {
  to: string;
  contender: Contender;
  /** Until the other page's heading is painted. */
  content: number;
  /** Asked of the network between press and heading, pictures apart. */
  requests: string[];
  /** Of these, the scripts: what the idle time before should have fetched. */
  scripts: number;
}

const IDLE_MS = 4000;
const IDLE_LIMIT_MS = 30_000;
const WIDE = 1440;

/** Runs in the page: waits for the press, then for the paint of another heading. */
function watchForHeading(before: string): Promise<number> {
  const clock = window.pageClock;
  return new Promise((resolve) => {
    const onPress = ({ timeStamp }: Event) => {
      const look = () => {
        const heading = document.querySelector('main h1');
        if (!heading?.textContent || heading.textContent === before || !clock.isVisible(heading))
          return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true });
        port1.start();
        port2.postMessage(null);
        return 0;
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onPress, { capture: true, once: true });
  });
}

async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector} to press`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** From home, once the browser is idle, by a link of the header, on a slow network and processor. */
export async function measureStep(
  browser: Browser,
  sites: Sites,
  contender: Contender,
  to: string,
): Promise<Step> {
  const context = await newVisitor(browser, WIDE);
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: true, cpu: CONDITIONS.cpuSlowDown });
    const traffic = recordTraffic(session);
    await page.goto(`${sites.url[contender]}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pageClock?.interactive !== null, undefined, { polling: 100 });
    await traffic.quiet(IDLE_MS, IDLE_LIMIT_MS);
    const before = await page.locator('main h1').innerText();
    const known = traffic.transfers().length;
    const watching = page.evaluate(watchForHeading, before);
    await press(page, `#header nav a[href="${to}"]`);
    const content = await watching;
    const asked = traffic
      .transfers()
      .slice(known)
      .filter(({ kind, fromCache }) => kind !== 'picture' && !fromCache);
    return {
      to,
      contender,
      content,
      requests: asked.map(({ url }) => new URL(url).pathname),
      scripts: asked.filter(({ kind }) => kind === 'script' || kind === 'prefetch').length,
    };
  } finally {
    await context.close();
  }
}
