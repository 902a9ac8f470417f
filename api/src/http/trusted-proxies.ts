import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.ts';

/** Whether an address may say whom it forwards for; the first hop, 0, is who has connected. */
export type Trust = (address: string, hop: number) => boolean;

/** Of the setting; Fastify takes the same as its `trustProxy`. */
export function trustOf(trust: Environment['trustProxy']): Trust {
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  if (typeof trust === 'boolean') return () => trust;
  return proxyAddr.compile(trust.split(',').map((address) => address.trim()));
}

/**
 * Whether the document server asks for itself. Behind proxies that name their visitors, what reads and names none is its
 * own: it renders for all visitors together, asks each question once in two seconds, and one visitor's allowance is not made
 * for that. Who is no trusted proxy is a visitor, whatever is left out.
 */
export const isRendering = (
  { method, headers, socket }: Pick<FastifyRequest, 'method' | 'headers' | 'socket'>,
  trust: Trust,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['x-forwarded-for'] === undefined &&
  trust(socket.remoteAddress ?? '', 0);
