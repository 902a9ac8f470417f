import { parseVitals } from '@shared/contract';
import type { FastifyInstance } from 'fastify';

const BODY_LIMIT = 16_384;

/**
 * `POST /vitals`: what browsers measured, by remote and release. One line each goes to `log`, the console by default,
 * from where the deployer's tools take it; nothing is kept.
 */
export function registerVitals(server: FastifyInstance, log: (line: string) => void): void {
  server.post('/vitals', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const vitals = parseVitals(request.body);
    if (!vitals) return reply.code(400).type('text/plain').send('not a list of vitals');
    for (const { name, value, release, route } of vitals) log(`vital ${name} ${value} ${release} ${route}`);
    return reply.code(204).send();
  });
}
