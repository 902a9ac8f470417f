import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addContactMessage } from '../database/submissions.ts';
import { REFUSALS, Stored } from '../schemas/answer.ts';
import { ContactMessage } from '../schemas/contact.ts';
import { formLimit } from '../http/rate-limits.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import type { FormOptions } from './options.ts';

export const contactRoutes: FastifyPluginAsyncTypebox<FormOptions> = async (app, { database, perMinute }) => {
  app.post(
    '/contact/send',
    {
      ...formLimit(perMinute),
      schema: {
        tags: ['forms'],
        summary: 'Send a message',
        body: ContactMessage,
        response: { 201: Stored, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await addContactMessage(database, request.body, {
        language: visitorLanguage(request.headers['accept-language']),
      });
      return reply.code(201).send({ data: { stored: true } });
    },
  );
};
