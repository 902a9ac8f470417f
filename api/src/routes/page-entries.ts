import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ENTRY_SOURCES, listPageEntries } from '../database/page-entries.ts';
import { ValidationFailure } from '../schemas/answer.ts';
import { EntriesQuery, PageEntries } from '../schemas/page-entry.ts';
import type { LicensedOptions } from './options.ts';

export const pageEntryRoutes: FastifyPluginAsyncTypebox<LicensedOptions> = async (
  app,
  { database, licensedOn },
) => {
  for (const source of ENTRY_SOURCES) {
    app.get(
      `/sitemap/${source}`,
      {
        schema: {
          tags: ['sitemap'],
          summary: `The ${source}’ ids, changes and pictures, some at a time`,
          querystring: EntriesQuery,
          response: { 200: PageEntries, 400: ValidationFailure },
        },
      },
      (request) => listPageEntries(database, source, request.query, licensedOn()),
    );
  }
};
