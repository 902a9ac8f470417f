import { createHash, timingSafeEqual } from 'node:crypto';
import type { Verdict } from '@shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentServerConfig } from '../config/config.ts';

type Access = Pick<DocumentServerConfig, 'releasesToken' | 'production'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function mayRead({ headers, socket }: FastifyRequest, { releasesToken, production }: Access): boolean {
  if (releasesToken === undefined) return !production && LOOPBACK.test(socket.remoteAddress ?? '');
  const given = headers.authorization ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${releasesToken}`));
}

/**
 * `GET /verdicts.json`: what the judge says of each canary, for those who release: with `RELEASES_TOKEN` as
 * `Authorization: Bearer …`. Where no token is set, on this machine alone, and never in production. To all others it does not exist.
 */
export function registerVerdicts(
  server: FastifyInstance,
  verdicts: () => readonly Verdict[],
  access: Access,
): void {
  server.get('/verdicts.json', (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, access)) return reply.code(404).type('text/plain').send('not found');
    return reply.send(verdicts());
  });
}
