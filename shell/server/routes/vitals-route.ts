import { parseVitals, type Vital } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { limitLog } from '../log/limited-log.ts';

const BODY_LIMIT = 16_384;
/** Ten visitors a second with six figures each; who sends more is no visitor. */
const LINES_PER_MINUTE = 3600;

/**
 * `POST /vitals`: what browsers measured, by remote and release. One line each goes to `log`, the console by default,
 * from where the deployer's tools take it: of lines with the same id at their end the last one counts. Bounded in size and
 * rate, and nothing is kept here.
 * @param measured is told of each. Default: nobody is.
 */
export function registerVitals(
  server: FastifyInstance,
  log: (line: string) => void,
  measured: (vital: Vital) => void = () => {},
): void {
  const note = limitLog(log, { what: 'vitals', linesPerMinute: LINES_PER_MINUTE });
  server.post('/vitals', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const vitals = parseVitals(request.body);
    if (!vitals) return reply.code(400).type('text/plain').send('not a list of vitals');
    for (const vital of vitals) {
      const { id, name, value, release, route } = vital;
      note(`vital ${name} ${value} ${release} ${route} ${id}`);
      measured(vital);
    }
    return reply.code(204).send();
  });
}
