import type { BrowserContext } from 'playwright-core';
import { CONDITIONS } from '../browser/conditions.ts';
import { slowDown } from '../browser/launch.ts';
import { isRendered, pressFirstControl, readClock } from '../browser/page-clock.ts';
import { recordThreadTime } from '../browser/thread-time.ts';
import { recordTraffic, sequentialTrips, type Transfer } from '../browser/traffic.ts';

/** One look at one page; times in milliseconds, sizes in bytes on the wire. */
export interface Visit {
  tripsToHeading: number;
  tripsToInteractive: number;
  /** The round trips to the heading. */
  chain: string[];
  /** Whether the document came with its content. */
  rendered: boolean;
  /** Of everything that was asked for before the page was interactive. */
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Of everything, with what follows when the browser is idle. */
  allBytes: number;
  firstPaint: number;
  largestPaint: number;
  largest: string;
  layoutShift: number;
  /** Time over 50 ms of every long task from the first paint on. */
  blocking: number;
  heading: number;
  interactive: number;
  /** Of the page's thread until the first control is alive, in its own time, which nothing else on the machine lengthens. */
  scriptTime: number;
  /** The same for styles and layout together. */
  styleTime: number;
  pressWorks: boolean;
  /** Addresses that travelled more than once. */
  twice: string[];
}

const LIMIT_MS = 30_000;

const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);

export interface Wanted {
  /** Whether the heading is made of the API's answer; elsewhere no answer has to arrive before it. */
  headingFromData: boolean;
  /** Presses the first control at the end. */
  press: boolean;
}

/** Opens an address on a slow phone and waits until the page has settled. */
export async function visit(context: BrowserContext, url: string, wanted: Wanted): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await slowDown(page, { network: true, cpu: CONDITIONS.cpuSlowDown });
    const traffic = recordTraffic(session);
    const threadTime = await recordThreadTime(session);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForFunction(() => window.pageClock?.interactive !== null, undefined, {
      timeout: LIMIT_MS,
      polling: 100,
    });
    const { scriptTime, styleTime } = await threadTime();
    await traffic.quiet(700, LIMIT_MS);
    const clock = await page.evaluate(readClock);
    const rendered = await page.evaluate(isRendered);
    const heading = clock.heading ?? Number.NaN;
    const interactive = clock.interactive ?? Number.NaN;
    const transfers = traffic.transfers().filter(({ fromCache }) => !fromCache);
    const first = transfers.filter(({ startedAt, kind }) => startedAt <= interactive && kind !== 'prefetch');
    const forHeading = transfers.filter(({ kind }) => wanted.headingFromData || kind !== 'data');
    const chain = sequentialTrips(forHeading, heading);
    const firstPaint = clock.firstPaint ?? Number.NaN;
    // What a later hint finds in the cache has no bytes.
    const addresses = transfers.filter((each) => each.bytes > 0).map((each) => each.url);
    // A press that leads to another page ends the evaluation, and so works.
    const pressWorks = !wanted.press || (await page.evaluate(pressFirstControl).catch(() => true));
    return {
      tripsToHeading: chain.length,
      tripsToInteractive: sequentialTrips(transfers, interactive).length,
      chain,
      rendered,
      requests: first.length,
      bytes: sum(first),
      scriptBytes: sum(first.filter(({ kind }) => kind === 'script')),
      allBytes: sum(transfers),
      firstPaint,
      largestPaint: clock.largestPaint ?? Number.NaN,
      largest: clock.largest,
      layoutShift: clock.layoutShift,
      blocking: clock.longTasks
        .filter(({ start, duration }) => start + duration > firstPaint)
        .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
      heading,
      interactive,
      scriptTime,
      styleTime,
      pressWorks,
      twice: [...new Set(addresses.filter((address, index) => addresses.indexOf(address) !== index))],
    };
  } finally {
    await page.close();
  }
}
