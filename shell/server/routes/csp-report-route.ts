import { REMOTE_NAMES } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import { parseViolations } from '../csp/violation.ts';
import { CSP_REPORTS } from '../document/security-headers.ts';
import { limitLog } from '../log/limited-log.ts';

const BODY_LIMIT = 16_384;
const LINES_PER_MINUTE = 120;

/** What browsers send: the first by `report-uri`, the second by `report-to`. A form of another site can send neither. */
const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * `POST /csp-reports`: what browsers refused to run or load, by remote and release. One line each goes to `log`, such as
 * `csp mf-blog@0.1.0-1a2b3c4d script-src-elem https://evil.example/x.js`; bounded in size and rate, and nothing is kept.
 * @param forbidFrames whether the operator has forbidden frames of other sites: that a map was refused is no news then
 * @param remotes names of those that there are. Default: those of the route table
 */
export async function registerCspReports(
  server: FastifyInstance,
  log: (line: string) => void,
  forbidFrames = false,
  remotes: readonly string[] = REMOTE_NAMES,
): Promise<void> {
  const note = limitLog(log, { what: 'csp reports', linesPerMinute: LINES_PER_MINUTE });
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_REPORTS, (request, reply) => {
      const violations = parseViolations(request.body, remotes);
      if (!violations) return reply.code(400).type('text/plain').send('not a report');
      for (const { source, directive, blocked } of violations)
        if (!forbidFrames || directive !== 'frame-src') note(`csp ${source} ${directive} ${blocked}`);
      return reply.code(204).send();
    });
    done();
  });
}
