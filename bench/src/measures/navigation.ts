import type { Browser, Page } from 'playwright-core';
import { CONDITIONS } from '../browser/conditions.ts';
import { newVisitor, slowDown } from '../browser/launch.ts';
import { recordTraffic } from '../browser/traffic.ts';
import type { Contender, Sites } from '../site/start-sites.ts';

/** A move inside the site that many visitors make. */
export interface Move {
  name: string;
  /** Where it begins, and the link that is pressed there. */
  from: string;
  link: string;
  /** What the other page is about, beside its heading; the first of these that can be seen and was not there before. */
  content: string;
}

const CARDS = '#outlet article :is(h2, h3)';

/** To remotes that were not visited before, and within one. */
export const MOVES: readonly Move[] = [
  { name: '/sell', from: '/', link: '#header nav a[href="/sell"]', content: CARDS },
  { name: '/blog', from: '/', link: '#header nav a[href="/blog"]', content: CARDS },
  {
    name: '/join',
    from: '/',
    link: '#header nav a[href="/join"]',
    content: '#outlet form input:not([type="hidden"], [tabindex="-1"])',
  },
  {
    name: 'card to property',
    from: '/sell',
    link: `${CARDS} a[href^="/property/"]`,
    content: '#outlet section > h2',
  },
];

/** One move; times in milliseconds since the press. */
export interface Step {
  move: string;
  contender: Contender;
  /** Until the other page's heading is painted. */
  heading: number;
  /** Until the first of its content is. */
  content: number;
  /** Asked of the network between press and content, pictures apart. */
  requests: string[];
  /** Of these, the scripts: what the idle time before should have fetched. */
  scripts: number;
}

const IDLE_MS = 4000;
const IDLE_LIMIT_MS = 30_000;
const WIDE = 1440;

type Painted = Pick<Step, 'heading' | 'content'>;

/** Runs in the page: waits for the press, then for the paint of another heading, and of content that is not of this page. */
function watchForPage({
  headingBefore,
  content,
}: {
  headingBefore: string;
  content: string;
}): Promise<Painted> {
  const clock = window.pageClock;
  /** What stands in the document out of sight is not there yet. */
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(clock.isVisible);
  const before = new Set(visible(content));
  const painted: Partial<Painted> = {};
  const isNew = () => {
    const [heading] = visible('main h1');
    return heading?.textContent && heading.textContent !== headingBefore;
  };
  const hasContent = () => visible(content).some((each) => !before.has(each));
  return new Promise((resolve) => {
    const onPress = ({ timeStamp }: Event) => {
      const note = (what: keyof Painted) =>
        clock.afterPaint((time) => {
          painted[what] ??= time - timeStamp;
          const { heading, content: rest } = painted;
          if (heading !== undefined && rest !== undefined) resolve({ heading, content: rest });
        });
      const look = () => {
        const stands = isNew();
        if (stands) note('heading');
        if (!stands || !hasContent()) return requestAnimationFrame(look);
        note('content');
        return 0;
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onPress, { capture: true, once: true });
  });
}

async function press(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`there is no ${selector} to press`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** Once the browser is idle, by a link of the page, on a slow network and processor; by a visitor who has nothing against motion. */
export async function measureStep(
  browser: Browser,
  sites: Sites,
  contender: Contender,
  { name, from, link, content }: Move,
): Promise<Step> {
  const context = await newVisitor(browser, { width: WIDE, wantsMotion: true });
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: true, cpu: CONDITIONS.cpuSlowDown });
    const traffic = recordTraffic(session);
    await page.goto(sites.url[contender] + from, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pageClock?.interactive !== null, undefined, { polling: 100 });
    await traffic.quiet(IDLE_MS, IDLE_LIMIT_MS);
    const headingBefore = await page.locator('main h1:visible').innerText();
    const known = traffic.transfers().length;
    const watching = page.evaluate(watchForPage, { headingBefore, content });
    await press(page, link);
    const painted = await watching;
    const asked = traffic
      .transfers()
      .slice(known)
      .filter(({ kind, fromCache }) => kind !== 'picture' && !fromCache);
    return {
      move: name,
      contender,
      ...painted,
      requests: asked.map(({ url }) => new URL(url).pathname),
      scripts: asked.filter(({ kind }) => kind === 'script' || kind === 'prefetch').length,
    };
  } finally {
    await context.close();
  }
}
