// Looks at: every remote
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import type { Browser } from '@playwright/test';
import { openVisitor } from './kit/browser.ts';
import { HEAP_NOISE_BYTES, measureHeld, type Held } from './kit/page-holds.ts';
import { expect, test } from './kit/test.ts';
import { runCycles, type StageReport } from './kit/stage-frame.ts';

const FIRST = 50;
/** Three times as many follow. */
const PART = 150;
/** A thing that is left each time would be there 150 times in each part: far above what the browser itself moves, and not in each. */
const NOISE = PART / 10;
interface Outcome {
  /** After the first, and after each of the parts. */
  held: readonly [Held, Held, Held, Held];
  first: StageReport;
  rest: StageReport;
  headings: number;
  problems: readonly string[];
}

async function mountOften(browser: Browser, address: string, late: readonly string[]): Promise<Outcome> {
  const { page, context, problems, close } = await openVisitor(browser);
  const heading = page.locator('main h1:visible');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // The remote alone: what grows is its own, or the kit's. Codes to scan are drawn by the site.
  await page.route('**/qr.svg?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`${address}?stage-bar=none`);
  await heading.first().waitFor();
  // What comes late is a part of the page, too, and brings its rules once: it is here before anything is counted.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const part of late) await page.locator(part).first().waitFor();
  const first = await runCycles(page, FIRST);
  const before = await measureHeld(page, session);
  await runCycles(page, PART);
  const third = await measureHeld(page, session);
  await runCycles(page, PART);
  const twoThirds = await measureHeld(page, session);
  const rest = await runCycles(page, PART);
  const after = await measureHeld(page, session);
  const outcome: Outcome = {
    held: [before, third, twoThirds, after],
    first,
    rest,
    headings: await heading.count(),
    problems,
  };
  await close();
  return outcome;
}

/** What is left each time is left in each part; what comes once, such as a state that shows now and then, in one or two. */
const leftEachTime = (held: Outcome['held'], what: keyof Held): number =>
  Math.min(...held.slice(1).map((after, part) => after[what] - (held[part]?.[what] ?? 0)));

test.describe('500 mounts and unmounts leave nothing behind (quality, "Memory")', () => {
  // One after another: side by side they would leave nothing of the machine to what else is tested meanwhile.
  let pages: ReadonlyMap<RemoteName, { path: string; late?: readonly string[] }>;

  test.beforeAll(async ({ site }) => {
    const answer = await fetch(`${site.origin('api')}/api/v1/home/sell?limit=1`);
    const { data } = (await answer.json()) as { data: { _id: string }[] };
    pages = new Map<RemoteName, { path: string; late?: readonly string[] }>([
      [
        'mf-listings',
        {
          path: `/property/${data[0]?._id}`,
          // Cards of what is like it, and rows of what is near it.
          late: ['main li article', 'main li > div > a[href^="/property/"]'],
        },
      ],
      ['mf-blog', { path: '/blog' }],
      ['mf-booking', { path: '/Appointments' }],
      ['mf-forms', { path: '/contact' }],
      ['mf-portal', { path: '/fal-license' }],
      [
        'mf-map',
        {
          path: '/map',
          // The map itself, and its buttons.
          late: ['[data-map][data-drawn]', 'main section > div > button[aria-label]'],
        },
      ],
    ]);
  });
  for (const name of REMOTE_NAMES) {
    test(`of ${name}`, async ({ browser, site }) => {
      const page = pages.get(name);
      if (!page) throw new Error(`${name} has no page here`);
      test.slow(name === 'mf-map', 'more than a minute on two cores, and two where others work beside it');
      const outcome = await mountOften(browser, site.origin(name) + page.path, page.late ?? []);
      const { held, first, rest, headings, problems } = outcome;
      console.log(`${name}: ${JSON.stringify({ held, rules: [first.after.rules, rest.after.rules] })}`);
      for (const what of ['nodes', 'listeners', 'objects'] as const)
        expect(leftEachTime(held, what), what).toBeLessThan(NOISE);
      expect(held[3].heap - held[0].heap).toBeLessThan(HEAP_NOISE_BYTES);
      // What the bar counts says nothing false in a browser that has seen nothing yet either.
      expect(first.grown).toEqual([]);
      expect(rest.grown).toEqual([]);
      // A state that shows now and then, such as a late picture's, brings its rules once.
      expect(rest.after.rules - first.after.rules).toBeLessThan(2 * NOISE);
      expect(headings).toBe(1);
      expect(problems).toEqual([]);
    });
  }
});
