import type { Verdict } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { permissionFor, type Readers } from '../releases/admission.ts';

const RETRY_SECONDS = 60;

/**
 * `GET /verdicts.json`: what the judge says of each canary, for those who release, whether or not there is a page of releases: with
 * `RELEASES_TOKEN` as `Authorization: Bearer …`. Where no token is set, on a developer's own machine alone. To all others it does not
 * exist; 429 where too many tokens were wrong just now.
 */
export function registerVerdicts(
  server: FastifyInstance,
  verdicts: () => readonly Verdict[],
  readers: Readers,
): void {
  server.get('/verdicts.json', ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const permission = permissionFor(readers, headers);
    if (permission === 'limited') reply.header('retry-after', RETRY_SECONDS);
    if (permission !== 'allowed')
      return reply
        .code(permission === 'limited' ? 429 : 404)
        .type('text/plain')
        .send(permission === 'limited' ? 'too many wrong tokens' : 'not found');
    return reply.send(verdicts());
  });
}
