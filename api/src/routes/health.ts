import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/failures.ts';
import { noLimit } from '../http/rate-limits.ts';
import { Failure } from '../schemas/answer.ts';
import type { DatabaseOptions } from './options.ts';

/** Whoever looks after the service waits a few seconds, and then takes it for dead, which it is not. */
const HEALTH_LIMIT_MS = 2000;

/** Asks the database whether it answers: one question at a time for all who want to know, none of whom waits for long. */
function watchDatabase(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = () =>
    database
      .query('SELECT 1', [])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, HEALTH_LIMIT_MS, false);
    });
    asked ??= ask();
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}

const Well = Type.Object({ status: Type.Enum(['ok']) });

export const healthRoute: FastifyPluginAsyncTypebox<DatabaseOptions> = async (app, { database }) => {
  const answers = watchDatabase(database);

  app.get(
    '/livez',
    {
      ...noLimit,
      schema: {
        tags: ['operation'],
        summary: 'Whether the service answers, whatever its database does: no restart of it brings that back',
        response: { 200: Well },
      },
    },
    () => ({ status: 'ok' as const }),
  );
  app.get(
    '/healthz',
    {
      ...noLimit,
      schema: {
        tags: ['operation'],
        summary: 'Whether the service and its database answer',
        response: { 200: Well, 503: Failure },
      },
    },
    async () => {
      if (!(await answers())) throw new HttpError(503, 'unavailable', 'The database does not answer.');
      return { status: 'ok' as const };
    },
  );
};
