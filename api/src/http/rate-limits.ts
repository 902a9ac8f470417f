import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { SharedCounts } from './shared-counts.ts';
import { isRendering, type Trust } from './trusted-proxies.ts';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

const WINDOW_MS = 60_000;

/** As the library names a route whose limit is its own. */
interface OwnLimit {
  routeInfo?: { method?: string | string[]; url?: string };
}

/** Where the library counts: each route with a limit of its own by itself, the others together. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr'];

    constructor(_options: unknown, name = 'all') {
      const count = callbackify(counts.open(name, WINDOW_MS));
      this.incr = (key, counted) => count(key, counted);
    }

    child(options: unknown): FastifyRateLimitStore {
      const { method = '', url = '' } = (options as OwnLimit).routeInfo ?? {};
      return new Store(options, `${[method].flat().join()} ${url}`);
    }
  };
}

/**
 * The allowance of every route that names no other: requests a minute and address, 0 for no limit.
 * @param counts where they are counted together with other processes'. Default: in this process alone
 */
export async function limitRates(
  app: FastifyInstance,
  { rateLimit: perMinute }: Pick<Environment, 'rateLimit'>,
  trust: Trust,
  counts?: SharedCounts,
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute || UNLIMITED,
    timeWindow: WINDOW_MS,
    ...(counts && { store: storeOf(counts) }),
    allowList: (request) => isRendering(request, trust),
  });
}

/** Route options for a form's own, tighter allowance. */
export const formLimit = (perMinute: number): Pick<RouteShorthandOptions, 'config'> => ({
  config: { rateLimit: { max: perMinute || UNLIMITED, timeWindow: WINDOW_MS } },
});

/** For routes whose cost is bounded otherwise. */
export const noLimit: Pick<RouteShorthandOptions, 'config'> = { config: { rateLimit: false } };
