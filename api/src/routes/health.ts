import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HttpError } from '../http/failures.ts';
import { noLimit } from '../http/rate-limits.ts';
import { Failure } from '../schemas/answer.ts';
import type { DatabaseOptions } from './options.ts';

export const healthRoute: FastifyPluginAsyncTypebox<DatabaseOptions> = async (app, { database }) => {
  app.get(
    '/healthz',
    {
      ...noLimit,
      schema: {
        tags: ['operation'],
        summary: 'Whether the service and its database answer',
        response: { 200: Type.Object({ status: Type.Enum(['ok']) }), 503: Failure },
      },
    },
    async () => {
      await database.query('SELECT 1', []).catch(() => {
        throw new HttpError(503, 'unavailable', 'The database does not answer.');
      });
      return { status: 'ok' as const };
    },
  );
};
