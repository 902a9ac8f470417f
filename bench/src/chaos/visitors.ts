import { Agent, get } from 'node:http';
import { LANGUAGES } from '@shared/contract';
import type { MeasuredRoute } from '../measures/routes.ts';
import { oneOf } from './random.ts';

export interface Visits {
  /** Milliseconds from each request to the last byte of its document. */
  durations: number[];
  /** The same by what was happening when the request began. */
  during: Map<string, number[]>;
  /** Documents with content, and without. */
  whole: number;
  bare: number;
  /** What should not have been: by status or error and path, how often. */
  errors: Record<string, number>;
}

export interface Visitors {
  visits: Visits;
  /** What is happening from now on. */
  note(what: string): void;
  /** Asks for so many addresses at once that nobody has asked for; resolves when all are answered. */
  burst(addresses: number): Promise<void>;
  /** Milliseconds until every section has its content in both languages, counted from now; undefined when not within the limit. */
  untilWhole(limitMs: number): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** What a document server says that holds its content, with all of its data. */
const WHOLE = 'content;desc="rendered"';
const PROBE_PAUSE_MS = 200;
const TIMEOUT_MS = 15_000;

interface Answer {
  status: number | string;
  sign: string;
  ms: number;
}

/** Lets so many visitors a second come to the pages of a site, one after the other, whether it answers or not. */
export function sendVisitors(
  url: string,
  perSecond: number,
  routes: readonly MeasuredRoute[],
  random: () => number,
): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const visits: Visits = { durations: [], during: new Map(), whole: 0, bare: 0, errors: {} };
  const pending = new Set<Promise<unknown>>();
  let newAddresses = 0;
  let happening = 'nothing';

  const ask = (address: string): Promise<Answer> =>
    new Promise((resolve) => {
      const started = performance.now();
      const end = (status: number | string, sign = '') =>
        resolve({ status, sign, ms: performance.now() - started });
      const request = get(url + address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
        response.once('end', () =>
          end(response.statusCode ?? 0, String(response.headers['server-timing'] ?? '')),
        );
      });
      request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('no answer')));
      request.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    });

  async function visit(address: string, expected: readonly number[], path = address): Promise<void> {
    const during = visits.during.get(happening) ?? [];
    visits.during.set(happening, during);
    const { status, sign, ms } = await ask(address);
    visits.durations.push(ms);
    during.push(ms);
    if (sign === WHOLE) visits.whole += 1;
    else visits.bare += 1;
    if (expected.includes(Number(status))) return;
    const what = `${status} ${path}`;
    visits.errors[what] = (visits.errors[what] ?? 0) + 1;
  }
  const track = (work: Promise<unknown>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  const timer = setInterval(() => {
    const { address, path } = oneOf(random, routes);
    const language = oneOf(random, LANGUAGES);
    track(visit(`${address}?lang=${language}`, [path === '*' ? 404 : 200], path));
  }, 1000 / perSecond);

  const sections = routes.filter(({ rendering, path }) => rendering === 'server' && path !== '*');

  return {
    visits,
    note(what) {
      happening = what;
    },
    async burst(addresses) {
      const work = Array.from({ length: addresses }, () => {
        newAddresses += 1;
        const path = oneOf(random, ['/sell?q=', '/blog/', '/property/']);
        // Not found is an answer; with the API away nobody knows.
        return visit(`${path}new${newAddresses}`, [200, 404], `${path}…`);
      });
      await Promise.all(work);
    },
    async untilWhole(limitMs) {
      const started = performance.now();
      const addresses = sections.flatMap(({ address }) =>
        LANGUAGES.map((language) => `${address}?lang=${language}`),
      );
      const isWhole = async (address: string) => (await ask(address)).sign === WHOLE;
      while (performance.now() - started < limitMs) {
        const whole = await Promise.all(addresses.map(isWhole));
        if (whole.every(Boolean)) return performance.now() - started;
        await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
      }
      return undefined;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
    },
  };
}
