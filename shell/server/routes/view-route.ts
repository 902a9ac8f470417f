import { parseViewReport, type ViewReport } from '@shared/contract';
import type { FastifyInstance } from 'fastify';

const BODY_LIMIT = 8192;

/**
 * `POST /views`: how page loads have gone, while a canary is compared. Nothing is logged or kept but counts; anybody can send such
 * a report: who sends many can have a canary taken back.
 * @param viewed is told of each. Default: nobody is, nothing is compared.
 */
export function registerViews(
  server: FastifyInstance,
  viewed: (report: ViewReport) => void = () => {},
): void {
  server.post('/views', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const report = parseViewReport(request.body);
    if (!report) return reply.code(400).type('text/plain').send('not the report of a view');
    viewed(report);
    return reply.code(204).send();
  });
}
