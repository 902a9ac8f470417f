import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The allowance of every route that names no other: requests a minute and address, 0 for no limit. */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { max: perMinute || UNLIMITED, timeWindow: '1 minute' });
}

/** Route options for a form's own, tighter allowance. */
export const formLimit = (perMinute: number): Pick<RouteShorthandOptions, 'config'> => ({
  config: { rateLimit: { max: perMinute || UNLIMITED, timeWindow: '1 minute' } },
});

/** For routes whose cost is bounded otherwise. */
export const noLimit: Pick<RouteShorthandOptions, 'config'> = { config: { rateLimit: false } };
