import { Agent, get, type IncomingMessage } from 'node:http';
import { median, percentile } from './median.ts';

export interface LoadOptions {
  /** `http://host:port`. */
  origin: string;
  /** Requests on the way at once, each on a connection that is kept. */
  connections: number;
  /** For so long new requests begin; those on the way are waited for. */
  seconds: number;
  /** The path of a request, by its number from 0. */
  path(index: number): string;
  /** The header `accept-encoding`; answers are not decompressed. Default: `'br'`. */
  accept?: string;
  /** Whether an answer is what was asked for; it is read to its end all the same. Default: each one is. */
  isWhole?(answer: IncomingMessage): boolean;
}

/** What came of it; times in milliseconds. */
export interface Throughput {
  /** Whole answers. */
  perSecond: number;
  /** Answers that were not whole. */
  lacking: number;
  /** That were answered to the end. */
  requests: number;
  /** Answers that were none or were not 200: how many, by status or by the error's code. */
  errors: Readonly<Record<string, number>>;
  median: number;
  p99: number;
  worst: number;
}

/**
 * Asks over and over, over so many connections at once, for so long. Not autocannon (9.0.0 was tried): it is silent
 * about a connection that ends before its answer, and answers that do not come are what the first bar is about.
 */
export async function generateLoad({
  origin,
  connections,
  seconds,
  path,
  accept = 'br',
  isWhole = () => true,
}: LoadOptions): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const errors: Record<string, number> = {};
  let index = 0;
  let lacking = 0;
  const note = (what: string) => (errors[what] = (errors[what] ?? 0) + 1);

  const ask = () =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const failed = (error: NodeJS.ErrnoException) => {
        note(error.code ?? error.message);
        resolve();
      };
      const options = { agent, headers: { 'accept-encoding': accept } };
      get(origin + path(index++), options, (response) => {
        response.resume().once('error', failed);
        response.once('end', () => {
          if (response.statusCode !== 200) note(String(response.statusCode));
          if (!isWhole(response)) lacking += 1;
          durations.push(performance.now() - started);
          resolve();
        });
      }).once('error', failed);
    });

  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await ask();
    }),
  );
  const taken = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: (durations.length - lacking) / taken,
    lacking,
    requests: durations.length,
    errors,
    median: median(durations),
    p99: percentile(durations, 0.99),
    worst: percentile(durations, 1),
  };
}

export const countErrors = ({ errors }: Throughput) =>
  Object.values(errors).reduce((total, count) => total + count, 0);
