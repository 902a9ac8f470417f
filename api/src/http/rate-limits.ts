import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Environment } from '../config/environment.ts';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * Behind proxies that name their visitors, what reads and names none is the document server's own: it renders for all
 * visitors together, asks each question once in two seconds, and one visitor's allowance is not made for that.
 */
const isRendering = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  (method === 'GET' || method === 'HEAD') && headers['x-forwarded-for'] === undefined;

/** The allowance of every route that names no other: requests a minute and address, 0 for no limit. */
export async function limitRates(
  app: FastifyInstance,
  { rateLimit: perMinute, trustProxy }: Pick<Environment, 'rateLimit' | 'trustProxy'>,
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute || UNLIMITED,
    timeWindow: '1 minute',
    allowList: (request) => trustProxy !== false && isRendering(request),
  });
}

/** Route options for a form's own, tighter allowance. */
export const formLimit = (perMinute: number): Pick<RouteShorthandOptions, 'config'> => ({
  config: { rateLimit: { max: perMinute || UNLIMITED, timeWindow: '1 minute' } },
});

/** For routes whose cost is bounded otherwise. */
export const noLimit: Pick<RouteShorthandOptions, 'config'> = { config: { rateLimit: false } };
