import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readSettings } from '../database/settings.ts';
import { Envelope } from '../schemas/answer.ts';
import { Settings } from '../schemas/settings.ts';
import type { DatabaseOptions } from './options.ts';

export const settingsRoute: FastifyPluginAsyncTypebox<DatabaseOptions> = async (app, { database }) => {
  app.get(
    '/settings/get',
    {
      config: { isHeld: true },
      schema: { tags: ['settings'], summary: 'Contact data', response: { 200: Envelope(Settings) } },
    },
    async () => ({ data: await readSettings(database) }),
  );
};
