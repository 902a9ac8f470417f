import type { Browser } from 'playwright-core';
import { buildParts, BUILT, findChromium } from 'tools';
import { runChaos } from './chaos/run-chaos.ts';
import type { SilentBrowser } from './browser/devtools-pipe.ts';
import { launchBrowser, launchSilently } from './browser/launch.ts';
import { CONDITIONS } from './browser/conditions.ts';
import { MEASURES, OF_ROUTES, type Bench } from './measure-all.ts';
import { measureLoad } from './measures/load.ts';
import { measureSearching } from './measures/searching.ts';
import { measuredRoutes } from './measures/routes.ts';
import { readOptions, USAGE } from './options.ts';
import type { Bar } from './report/bar.ts';
import { reportLoad } from './report/load.ts';
import { reportSearching } from './report/searching.ts';
import { reportChaos } from './report/chaos.ts';
import { describeMachine, type Machine } from './report/machine.ts';
import { printBars } from './report/print.ts';
import { writeResult } from './report/write-result.ts';
import { buildRivals } from './rivals/build-rivals.ts';
import { settle } from './measures/settle.ts';
import { startSites } from './site/start-sites.ts';

/** Full pages of 24 cards in both lists. */
const LISTINGS = 60;

const asked = readOptions(process.argv.slice(2));
if (!asked || asked.only.some((name) => !(name in MEASURES))) {
  console.error(`${USAGE}\nmeasures: ${Object.keys(MEASURES).join(', ')}`);
  process.exit(2);
}
const options = asked;
/** Empty for all. */
const only = options.only.length === 0 && options.routes.length > 0 ? OF_ROUTES : options.only;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Prints the bars and keeps the figures. */
function keep(kind: string, started: number, machine: Machine, bars: readonly Bar[], figures: object): void {
  printBars(bars);
  const seconds = Math.round((performance.now() - started) / 1000);
  const file = writeResult(kind, {
    startedAt: new Date(Date.now() - seconds * 1000).toISOString(),
    seconds,
    kind,
    repetitions: options.repetitions,
    machine,
    conditions: CONDITIONS,
    bars,
    figures,
  });
  console.log(`\n${seconds} s; kept in ${file}`);
}

/** Mishaps have a site of their own, at the product's limits, and need no browser. */
async function chaos(started: number): Promise<void> {
  const machine = describeMachine('no Chromium');
  const figures = await runChaos({ minutes: options.minutes, seed: options.seed });
  keep('chaos', started, machine, reportChaos(figures), figures);
}

/** Searching needs the API alone: no build and no browser. */
async function search(started: number): Promise<void> {
  const machine = describeMachine('no Chromium');
  const figures = await measureSearching(options.quick);
  keep('search', started, machine, reportSearching(figures), figures);
}

async function run(): Promise<void> {
  const started = performance.now();
  if (options.search) return search(started);
  if (!options.asBuilt) await buildParts(BUILT, { development: false, force: false });
  if (options.chaos) return chaos(started);
  const rivals = await buildRivals(!options.quick && !options.load && only.length === 0);
  findChromium();
  const sites = await startSites({ listings: LISTINGS, rivals });
  let browser: Browser | undefined;
  let silent: SilentBrowser | undefined;
  try {
    browser = await launchBrowser({ certificate: sites.certificate });
    silent = await launchSilently({ certificate: sites.certificate });
    const routes = await measuredRoutes(sites.origin.api);
    await settle(sites.origin.documents, routes);
    const bench: Bench = { options, browser, silent, sites, rivals, routes };
    const machine = describeMachine(browser.version());
    console.log(
      `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, ` +
        `Chromium ${machine.chromium}, ${machine.nginx}; ${machine.loadBefore} processes wanted a core before`,
    );
    const figures: Record<string, unknown> = {};
    const bars: Bar[] = [];
    if (options.load) {
      const loads = await measureLoad(sites, routes);
      figures['load'] = loads;
      bars.push(...reportLoad(loads));
    } else {
      for (const name of Object.keys(MEASURES).filter((each) => only.length === 0 || only.includes(each))) {
        const measured = await MEASURES[name]?.(bench);
        if (!measured) continue;
        figures[name] = measured.figures;
        bars.push(...measured.bars);
      }
    }
    const kind = options.load ? 'load' : only.length > 0 ? only.join('-') : options.quick ? 'quick' : 'full';
    keep(kind, started, machine, bars, figures);
  } finally {
    await browser?.close();
    await silent?.close();
    await sites.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
