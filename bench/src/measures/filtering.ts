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

/** Milliseconds from a keystroke in the price field. */
export interface Latency {
  cpu: number;
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
  // The next frame's own task goes on after its callbacks; what is most urgent comes right behind it, before
  // whatever else the page has waiting.
  const afterPaint = (note: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }));
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

/** Long enough that the results of a keystroke stand before the next one. */
const PAUSE_MS = { 1: 250, 4: 700 } as const;

async function type(page: Page, texts: readonly string[], pauseMs: number): Promise<void> {
  const field = page.locator('input[name="min"]').first();
  await field.click();
  for (const text of texts) {
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseMs);
    }
    for (const _ of text) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(pauseMs);
    }
  }
}

async function measureAt(
  browser: Browser,
  url: string,
  cpu: 1 | 4,
  texts: readonly string[],
): Promise<Latency> {
  const context = await newVisitor(browser, 1440);
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: false, cpu: 1 });
    const traffic = recordTraffic(session);
    await page.goto(`${url}/properties`);
    await page.waitForFunction(() => window.pageClock.interactive !== null, undefined, { polling: 100 });
    await traffic.quiet(2500, 60_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(watchKeystrokes);
    await type(page, texts, PAUSE_MS[cpu]);
    const strokes = await page.evaluate(() => window.keystrokes);
    const paints = strokes.map(({ paint }) => paint);
    const results = strokes.flatMap(({ results: time }) => (time === null ? [] : [time]));
    return {
      cpu,
      paint: { median: median(paints), worst: Math.max(...paints) },
      results: { median: median(results), worst: Math.max(...results) },
      keystrokes: strokes.length,
    };
  } finally {
    await context.close();
  }
}

/** Types prices into the filter of all properties, ten thousand of them, on a site of its own. */
export async function measureFiltering(certificate: Certificate, quick: boolean): Promise<Latency[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-filter-'));
  const [sitePort = 0, apiPort = 0] = await freePorts(2);
  const origins = await remoteOrigins(path.join(folder, 'nginx'));
  const running = [origins.nginx];
  const browser = await launchBrowser({ certificate, framePacing: false });
  try {
    running.push(await startApi(apiPort, MANY_LISTINGS, path.join(folder, 'data')));
    running.push(
      await startDocuments({
        port: sitePort,
        siteUrl: `http://127.0.0.1:${sitePort}`,
        apiPort,
        remotePorts: origins.ports,
        cache: path.join(folder, 'releases'),
      }),
    );
    const url = `http://127.0.0.1:${sitePort}`;
    const texts = quick ? ['450000'] : ['450000', '12000', '2500000'];
    return [await measureAt(browser, url, 1, texts), await measureAt(browser, url, 4, texts)];
  } finally {
    await browser.close();
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
