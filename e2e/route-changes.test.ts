// Looks at: the whole site
import type { CDPSession, Page } from '@playwright/test';
import { firstRecords } from './kit/first-records.ts';
import { HEAP_NOISE_BYTES, measureHeld, type Held } from './kit/page-holds.ts';
import { expect, test } from './kit/test.ts';

/** Until each page has been there, and what is compiled, fetched and kept once is there. */
const FIRST_ROUNDS = 11;
const ROUNDS = 45;
/** What is left once a round would be there 45 times, what is left at each change 405 times. */
const NOISE = ROUNDS - 5;
const MOVE_LIMIT_MS = 15_000;

/**
 * As a link anywhere in the page leads there; resolves when the page is there with what it asks for. The page waits itself, frame by
 * frame: 500 changes asked about from outside would take most of their time between two questions.
 */
async function moveTo(page: Page, address: string): Promise<void> {
  const reached = await page.evaluate(
    async ([href, limitMs]) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
      // A page that has come has told its head.
      const told = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      const isThere = () =>
        location.pathname === href &&
        new URL(told?.href ?? '', location.href).pathname === href &&
        document.querySelector('#outlet h1:not([data-ahead] *)') !== null &&
        document.querySelector('#outlet [aria-busy="true"]:not([data-ahead] *)') === null;
      const end = performance.now() + limitMs;
      while (!isThere() && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return isThere() ? href : `on the way: ${location.pathname}`;
    },
    [address, MOVE_LIMIT_MS] as const,
  );
  expect(reached).toBe(address);
}

const growth = (before: Held, after: Held): Held => ({
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
  objects: after.objects - before.objects,
  heap: after.heap - before.heap,
});

const isSmall = ({ nodes, listeners, objects, heap }: Held) =>
  Math.max(nodes, listeners, objects) < NOISE && heap < HEAP_NOISE_BYTES;

test('500 changes of route leave nothing behind in the composed page (quality, "Memory")', async ({
  site,
  visit,
}) => {
  // 500 pages and what they ask for, on a machine that does other things too.
  test.setTimeout(300_000);
  const { page, context, problems } = await visit({ language: 'en' });
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const { blog, property } = await firstRecords(site.url);
  const round = ['/sell', `/property/${property}`, '/blog', `/blog/${blog}`, '/Appointments'].concat(
    ...['/join', '/fal-license', '/', '/contact'],
  );
  const go = async (rounds: number) => {
    for (let done = 0; done < rounds; done += 1) for (const address of round) await moveTo(page, address);
    return measureHeld(page, session);
  };
  await page.goto(`${site.url}/contact`);
  let before = await go(FIRST_ROUNDS);
  let grown = growth(before, await go(ROUNDS));
  // An answer gets old after a minute, and what reads a new one is fetched then: once. What leaks does so again.
  for (let again = 0; again < 2 && !isSmall(grown); again += 1) {
    // A page that was drawn ahead is held until another one is: what is left at each change does not go by itself.
    const after = await go(1);
    grown = growth(before, after);
    if (isSmall(grown)) break;
    before = after;
    grown = growth(before, await go(ROUNDS));
  }
  expect([isSmall(grown), grown]).toEqual([true, grown]);
  expect(problems).toEqual([]);
});
