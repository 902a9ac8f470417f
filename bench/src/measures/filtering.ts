import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePorts } from 'tools';
import { launchBrowser, newVisitor, slowDown } from '../browser/launch.ts';
import { recordTraffic } from '../browser/traffic.ts';
import { median } from './median.ts';
import type { Certificate } from '../site/certificate.ts';
import { startApi, startDocuments } from '../site/start-sites.ts';
import { remoteOrigins } from '../site/remote-origins.ts';

export const MANY_LISTINGS = 10_000;

/**
 * Who searches: the API, where it can (`lists.search`), and the browser has a page of the list; or the browser, with an API that
 * can what the specification says and nothing more, which has sent it all of the list.
 */
export const SEARCHED_BY = ['browser', 'API'] as const;
export type SearchedBy = (typeof SEARCHED_BY)[number];

/** Milliseconds from a keystroke in the price field, on one visit. */
export interface Latency {
  searchedBy: SearchedBy;
  cpu: 1 | 4;
  /** Until the frame that shows it is painted. */
  paint: { median: number; worst: number };
  /** Until the frame that shows the new results is painted. */
  results: { median: number; worst: number };
  keystrokes: number;
}

interface Keystroke {
  paint: number;
  results: number | null;
}

declare global {
  interface Window {
    keystrokes: Keystroke[];
  }
}

/** Runs in the page: notes each keystroke, the paint after it, and the last change of the results after that. */
function watchKeystrokes(): void {
  window.keystrokes = [];
  let pressedAt = 0;
  const afterPaint = (note: () => void) => requestAnimationFrame(() => window.pageClock.afterPaint(note));
  document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  document.addEventListener(
    'input',
    () => {
      const at = pressedAt;
      const stroke: Keystroke = { paint: 0, results: null };
      window.keystrokes.push(stroke);
      afterPaint(() => (stroke.paint = performance.now() - at));
    },
    { capture: true },
  );
  const results = document.querySelector('main output')?.closest('section');
  if (!results) throw new Error('the list has no results');
  new MutationObserver(() => {
    const stroke = window.keystrokes.at(-1);
    const at = pressedAt;
    if (stroke) afterPaint(() => (stroke.results = performance.now() - at));
  }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Between keys: of who types on, and of who looks up after each; what the key before has set off may be under way. */
const PAUSE_MS = { 1: 250, 4: 700 } as const;
/** After a price: its results stand, however long the page waits for who types on. */
const REST_MS = 2000;

async function type(page: Page, texts: readonly string[], pauseMs: number): Promise<void> {
  const field = page.locator('input[name="min"]').first();
  await field.click();
  for (const text of texts) {
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseMs);
    }
    await page.waitForTimeout(REST_MS);
    for (const _ of text) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(pauseMs);
    }
    await page.waitForTimeout(REST_MS);
  }
}

/** A list of that length takes its time to arrive, and to be read, where the browser gets all of it. */
const ARRIVAL_MS = 120_000;

async function measureAt(
  browser: Browser,
  url: string,
  { searchedBy, cpu, texts }: Pick<Latency, 'searchedBy' | 'cpu'> & { texts: readonly string[] },
): Promise<Latency> {
  const context = await newVisitor(browser, { width: 1440 });
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: false, cpu: 1 });
    const traffic = recordTraffic(session);
    await page.goto(`${url}/properties`);
    await page.waitForFunction(() => window.pageClock.interactive !== null, undefined, { polling: 100 });
    await traffic.quiet(2500, ARRIVAL_MS);
    expectSearchedBy(searchedBy, traffic.transfers());
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(watchKeystrokes);
    await type(page, texts, PAUSE_MS[cpu]);
    const strokes = await page.evaluate(() => window.keystrokes);
    const paints = strokes.map(({ paint }) => paint);
    const results = strokes.flatMap(({ results: time }) => (time === null ? [] : [time]));
    return {
      searchedBy,
      cpu,
      paint: { median: median(paints), worst: Math.max(...paints) },
      results: { median: median(results), worst: Math.max(...results) },
      keystrokes: strokes.length,
    };
  } finally {
    await context.close();
  }
}

/** @throws when the page has not got what it is to search in */
function expectSearchedBy(searchedBy: SearchedBy, transfers: readonly { url: string }[]): void {
  const hasAll = transfers.some(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return /\/home\/(?:sell|rent)$/.test(pathname) && !searchParams.has('limit');
  });
  if (hasAll !== (searchedBy === 'browser'))
    throw new Error(
      `the page has ${hasAll ? 'all' : 'a page'} of the list, where the ${searchedBy} is to search`,
    );
}

/**
 * Types prices into the filter of all properties, ten thousand of them, on sites of its own: with the reference API, which
 * searches, and with the same API as one that does not. Visit by visit in turn.
 */
export async function measureFiltering(
  certificate: Certificate,
  { quick, repetitions }: { quick: boolean; repetitions: number },
): Promise<Latency[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-filter-'));
  const [searchedPort = 0, wholePort = 0, apiPort = 0] = await freePorts(3);
  const sitePorts: Readonly<Record<SearchedBy, number>> = { API: searchedPort, browser: wholePort };
  const origins = await remoteOrigins(path.join(folder, 'nginx'));
  const running = [origins.nginx];
  const browser = await launchBrowser({ certificate, framePacing: false });
  try {
    running.push(await startApi(apiPort, MANY_LISTINGS, path.join(folder, 'data')));
    for (const searchedBy of SEARCHED_BY)
      running.push(
        await startDocuments({
          port: sitePorts[searchedBy],
          siteUrl: `http://127.0.0.1:${sitePorts[searchedBy]}`,
          apiPort,
          isPlainApi: searchedBy === 'browser',
          remotePorts: origins.ports,
          cache: path.join(folder, `releases-${searchedBy}`),
        }),
      );
    const texts = quick ? ['450000'] : ['450000', '12000', '2500000'];
    const latencies: Latency[] = [];
    for (let time = 0; time < repetitions; time += 1)
      for (const searchedBy of SEARCHED_BY)
        for (const cpu of [1, 4] as const)
          latencies.push(
            await measureAt(browser, `http://127.0.0.1:${sitePorts[searchedBy]}`, { searchedBy, cpu, texts }),
          );
    return latencies;
  } finally {
    await browser.close();
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
