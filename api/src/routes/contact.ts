import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addContactMessage } from '../database/submissions.ts';
import { Failure, REFUSALS, Stored } from '../schemas/answer.ts';
import { AttemptHeaders } from '../schemas/attempt.ts';
import { ContactMessage } from '../schemas/contact.ts';
import { circumstancesOf } from '../http/circumstances.ts';
import { taken } from '../http/outcomes.ts';
import { formLimit } from '../http/rate-limits.ts';
import type { CountedFormOptions } from './options.ts';

export const contactRoutes: FastifyPluginAsyncTypebox<CountedFormOptions> = async (
  app,
  { database, perMinute, policy, timeZone },
) => {
  app.post(
    '/contact/send',
    {
      ...formLimit(perMinute),
      schema: {
        tags: ['forms'],
        summary: 'Send a message',
        body: ContactMessage,
        headers: AttemptHeaders,
        response: { 201: Stored, ...REFUSALS, 422: Failure },
      },
    },
    async (request, reply) => {
      taken(await addContactMessage(database, request.body, circumstancesOf(request, timeZone), policy));
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
