import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addBrokerApplication } from '../database/submissions.ts';
import { REFUSALS, Stored } from '../schemas/answer.ts';
import { BrokerApplication } from '../schemas/broker.ts';
import { formLimit } from '../http/rate-limits.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import type { FormOptions } from './options.ts';

export const brokerRoutes: FastifyPluginAsyncTypebox<FormOptions> = async (app, { database, perMinute }) => {
  app.post(
    '/brokers/add',
    {
      ...formLimit(perMinute),
      schema: {
        tags: ['forms'],
        summary: 'Apply to become a broker',
        body: BrokerApplication,
        response: { 201: Stored, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await addBrokerApplication(database, request.body, {
        language: visitorLanguage(request.headers['accept-language']),
      });
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
