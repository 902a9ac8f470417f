import { readdirSync, readFileSync } from 'node:fs';
import { median, percentile } from '../measures/median.ts';
import { residentMb } from '../measures/memory.ts';
import { measuredRoutes } from '../measures/routes.ts';
import { startChaosSite } from './chaos-site.ts';
import { mishapsOf } from './faults.ts';
import { oneOf, seededRandom } from './random.ts';
import { sendVisitors, type Visits } from './visitors.ts';

export interface ChaosOptions {
  minutes: number;
  /** Of the mishaps and of the visitors' ways. */
  seed: number;
}

export interface Met {
  name: string;
  /** Milliseconds from its end until every section had its content in both languages; undefined when not in time. */
  backAfter: number | undefined;
}

export interface Chaos {
  options: ChaosOptions;
  met: readonly Met[];
  documents: number;
  whole: number;
  errors: Visits['errors'];
  /** Milliseconds that 99 of 100 documents took at most, by what was happening. */
  p99During: Readonly<Record<string, number>>;
  /** Milliseconds. */
  median: number;
  p99: number;
  worst: number;
  /** MB, of the document server and of all processes that it has started: in the first and the last fifth of the time. */
  memory: { server: Course; renderers: Course };
  /** Whether the process of the document server was the same all the time. */
  survived: boolean;
}

export interface Course {
  first: number;
  last: number;
  most: number;
}

const VISITORS_PER_SECOND = 100;
const EVERY_MS = 10_000;
const LASTS_MS = 4000;
/** Within it, every section has to be back. */
export const BACK_LIMIT_MS = 10_000;
const SAMPLE_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Processes that a process has started (proc(5), the fourth field of `stat`). */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function courseOf(samples: readonly number[]): Course {
  const fifth = Math.ceil(samples.length / 5);
  return {
    first: median(samples.slice(0, fifth)),
    last: median(samples.slice(-fifth)),
    most: Math.max(...samples),
  };
}

const isAlive = (pid: number) => !Number.isNaN(residentMb(pid));

/** Lets something happen to a site every ten seconds while visitors come, and watches what they get. */
export async function runChaos(options: ChaosOptions): Promise<Chaos> {
  const random = seededRandom(options.seed);
  const site = await startChaosSite();
  const { pid } = site.documents;
  try {
    const routes = await measuredRoutes(site.api.proxy.url);
    const visitors = sendVisitors(site.url, VISITORS_PER_SECOND, routes, seededRandom(options.seed + 1));
    const mishaps = mishapsOf(site, random, (addresses) => visitors.burst(addresses));
    await visitors.untilWhole(BACK_LIMIT_MS);
    const server: number[] = [];
    const renderers: number[] = [];
    const sampling = setInterval(() => {
      server.push(residentMb(pid));
      renderers.push(childrenOf(pid).reduce((sum, child) => sum + (residentMb(child) || 0), 0));
    }, SAMPLE_MS);
    const met: Met[] = [];
    const ends = performance.now() + options.minutes * 60_000;
    while (performance.now() < ends) {
      const next = performance.now() + EVERY_MS;
      const { name, happen } = oneOf(random, mishaps)();
      visitors.note(name);
      const end = await happen();
      await pause(LASTS_MS);
      await end();
      const backAfter = await visitors.untilWhole(BACK_LIMIT_MS);
      met.push({ name, backAfter });
      console.log(
        `${name}: ${backAfter === undefined ? `NOT back within ${BACK_LIMIT_MS / 1000} s` : `back after ${(backAfter / 1000).toFixed(1)} s`}`,
      );
      await pause(next - performance.now());
    }
    clearInterval(sampling);
    await visitors.stop();
    const { durations, during, whole, errors } = visitors.visits;
    return {
      options,
      met,
      documents: durations.length,
      whole,
      errors,
      median: median(durations),
      p99: percentile(durations, 0.99),
      worst: Math.max(...durations),
      p99During: Object.fromEntries([...during].map(([what, each]) => [what, percentile(each, 0.99)])),
      memory: { server: courseOf(server), renderers: courseOf(renderers) },
      survived: isAlive(pid),
    };
  } finally {
    await site.close();
  }
}
