import { brotliCompressSync } from 'node:zlib';
import { carriedScripts, isRendered, pressFirstControl, readClock } from '../browser/page-clock.ts';
import type { SilentPage, SilentVisitor } from '../browser/silent-page.ts';
import { countThreadTime, readThreadTime, type ThreadTime } from '../browser/thread-time.ts';
import { recordTraffic, sequentialTrips, type Traffic, type Transfer } from '../browser/traffic.ts';
import { inTime, pause } from './waiting.ts';

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
  /** With what the document carries of scripts, as they travel in it. */
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
  pressWorks: boolean;
  /** Addresses that travelled more than once. */
  twice: string[];
}

const LIMIT_MS = 30_000;
/** Without a request for so long, a page has settled. */
const QUIET_MS = 700;
/** In which what has come alive, or has arrived, is drawn and asks for its pictures. */
const DRAWING_MS = 500;
/** In which the last of what has arrived is painted. */
const PAINT_MS = 150;

const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);

export interface Wanted {
  /** Whether the heading is made of the API's answer; elsewhere no answer has to arrive before it. */
  headingFromData: boolean;
  /** Whether anything of the page can come alive: of one without scripts only what is painted is read. */
  hasScripts: boolean;
  /** Waits until nothing more is asked for, and not only for what the page asks for as it comes alive. */
  settled: boolean;
  /** Presses the first control at the end. */
  press: boolean;
}

/** Opens the address and waits until its first control is alive, or, of a page without scripts, until it has loaded. */
async function arrive({ go, evaluate }: SilentPage, url: string, hasScripts: boolean): Promise<void> {
  await inTime(go(url), `the document of ${url}`, LIMIT_MS);
  await (hasScripts
    ? inTime(
        evaluate(() => window.pageClock.whenInteractive),
        `a first control of ${url}`,
        LIMIT_MS,
      )
    : inTime(
        evaluate(() => window.pageClock.whenLoaded),
        `the load event of ${url}`,
        LIMIT_MS,
      ));
}

/**
 * Resolves when what the page shows first has come and is painted: what is drawn of an answer asks for its pictures, and one of
 * these may be the largest paint.
 */
async function shownFirst(traffic: Traffic): Promise<void> {
  const asked = () => traffic.transfers().filter(({ kind }) => kind !== 'prefetch').length;
  const limit = performance.now() + LIMIT_MS;
  let known: number;
  do {
    known = asked();
    await pause(DRAWING_MS);
    await traffic.arrived(LIMIT_MS);
  } while (asked() > known && performance.now() < limit);
  await pause(PAINT_MS);
}

/**
 * The thread's time until the first control of a page is alive, on a slow network and a processor at its own speed: a
 * slow-down of the processor is made of the clock on the wall, so that what others take of the machine would be in it.
 */
export async function threadTimeOf(visitor: SilentVisitor, url: string): Promise<ThreadTime> {
  const page = await visitor.openPage({ network: true, cpu: 1 });
  try {
    await countThreadTime(page.session);
    await arrive(page, url, true);
    return await readThreadTime(page.session);
  } finally {
    await page.close();
  }
}

/** Opens an address on a slow phone and waits until the page has settled, or shows what it shows first. */
export async function visit(visitor: SilentVisitor, url: string, wanted: Wanted): Promise<Visit> {
  const page = await visitor.openPage();
  try {
    const traffic = recordTraffic(page.session);
    await arrive(page, url, wanted.hasScripts);
    const carried = await page.evaluate(carriedScripts);
    if (wanted.settled) await traffic.quiet(QUIET_MS, LIMIT_MS);
    else await shownFirst(traffic);
    const clock = await page.evaluate(readClock);
    if (clock.heading === null) throw new Error(`${url} shows no heading`);
    const { heading } = clock;
    const rendered = wanted.hasScripts && (await page.evaluate(isRendered));
    const interactive = wanted.hasScripts ? (clock.interactive ?? Number.NaN) : Number.NaN;
    const transfers = traffic.transfers().filter(({ fromCache }) => !fromCache);
    // What is never alive has everything in it that it asks for.
    const until = wanted.hasScripts ? interactive : Infinity;
    const first = transfers.filter(({ startedAt, kind }) => startedAt <= until && kind !== 'prefetch');
    const forHeading = transfers.filter(({ kind }) => wanted.headingFromData || kind !== 'data');
    const chain = sequentialTrips(forHeading, heading);
    const firstPaint = clock.firstPaint ?? Number.NaN;
    // What a later hint finds in the cache has no bytes.
    const addresses = transfers.filter((each) => each.bytes > 0).map((each) => each.url);
    // A press that leads to another page ends the evaluation, and so works.
    const pressWorks = !wanted.press || (await page.evaluate(pressFirstControl).catch(() => true));
    return {
      tripsToHeading: chain.length,
      tripsToInteractive: wanted.hasScripts ? sequentialTrips(transfers, interactive).length : Number.NaN,
      chain,
      rendered,
      requests: first.length,
      bytes: sum(first),
      scriptBytes: sum(first.filter(({ kind }) => kind === 'script')) + brotliCompressSync(carried).length,
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
      pressWorks,
      twice: [...new Set(addresses.filter((address, index) => addresses.indexOf(address) !== index))],
    };
  } finally {
    await page.close();
  }
}
