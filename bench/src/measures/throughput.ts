import type { IncomingMessage } from 'node:http';
import type { Sites } from '../site/start-sites.ts';
import { generateLoad, type Throughput } from './generate-load.ts';

export interface Throughputs {
  /** One document that is kept: `/sell`. */
  cached: Throughput;
  /** A document of 24 cards that nobody has asked for before, each time; without its content it does not count. */
  uncached: Throughput;
  /** The same without server rendering. */
  fallback: Throughput;
  /** Answers of the API, its calls in turn. */
  api: Throughput;
}

const CALLS = ['/home/sell?limit=24', '/home/rent?limit=24', '/blog/?limit=24', '/settings/get'];

/** Documents and API answers a second, the one who asks on the same cores. */
export async function measureThroughput(sites: Sites, seconds: number): Promise<Throughputs> {
  const { documents, fallback, api } = sites.origin;
  const base = { connections: 16, seconds };
  // An order that no list knows is none, but it is a parameter that the page reads: what none reads makes no other document.
  const fresh = (index: number) => `/sell?sort=${Date.now()}-${index}`;
  const isRendered = ({ headers }: IncomingMessage) => headers['server-timing'] === 'content;desc="rendered"';
  await generateLoad({ ...base, origin: documents, seconds: 1, path: fresh });
  return {
    cached: await generateLoad({ ...base, origin: documents, path: () => '/sell' }),
    uncached: await generateLoad({
      ...base,
      origin: documents,
      connections: 8,
      path: fresh,
      isWhole: isRendered,
    }),
    fallback: await generateLoad({ ...base, origin: fallback, path: fresh }),
    api: await generateLoad({
      ...base,
      origin: api,
      path: (index) => `/api/v1${CALLS[index % CALLS.length] ?? ''}`,
    }),
  };
}
