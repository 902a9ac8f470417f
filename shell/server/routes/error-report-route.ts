import { parseErrorReports, type ErrorReport } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { browserOf } from '../errors/browser-of.ts';

const BODY_LIMIT = 65_536;

/**
 * `POST /errors`: what went wrong in visitors' browsers, at most twenty a request. Whose each is, is found out afterwards; anybody
 * can send such a report: it is a hint where to look, not evidence.
 */
export function registerErrorReports(
  server: FastifyInstance,
  reported: (reports: readonly ErrorReport[], browser: string) => void,
): void {
  server.post('/errors', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const reports = parseErrorReports(request.body);
    if (!reports) return reply.code(400).type('text/plain').send('not a list of errors');
    reported(reports, browserOf(request.headers['user-agent']));
    return reply.code(204).send();
  });
}
