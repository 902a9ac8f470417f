import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addBrokerApplication } from '../database/submissions.ts';
import { Failure, REFUSALS, Stored } from '../schemas/answer.ts';
import { AttemptHeaders } from '../schemas/attempt.ts';
import { BrokerApplication } from '../schemas/broker.ts';
import { circumstancesOf } from '../http/circumstances.ts';
import { taken } from '../http/outcomes.ts';
import { formLimit } from '../http/rate-limits.ts';
import type { CountedFormOptions } from './options.ts';

export const brokerRoutes: FastifyPluginAsyncTypebox<CountedFormOptions> = async (
  app,
  { database, perMinute, policy, timeZone },
) => {
  app.post(
    '/brokers/add',
    {
      ...formLimit(perMinute),
      schema: {
        tags: ['forms'],
        summary: 'Apply to become a broker',
        body: BrokerApplication,
        headers: AttemptHeaders,
        response: { 201: Stored, ...REFUSALS, 422: Failure },
      },
    },
    async (request, reply) => {
      taken(await addBrokerApplication(database, request.body, circumstancesOf(request, timeZone), policy));
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
