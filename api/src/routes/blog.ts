import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findArticle, listArticles } from '../database/articles.ts';
import { Envelope, Failure, ListEnvelope, ValidationFailure } from '../schemas/answer.ts';
import { Article } from '../schemas/article.ts';
import { BlogQuery, sliceOf } from '../schemas/paging.ts';
import { HttpError } from '../http/failures.ts';
import type { DatabaseOptions } from './options.ts';

export const blogRoutes: FastifyPluginAsyncTypebox<DatabaseOptions> = async (app, { database }) => {
  app.get(
    '/blog/',
    {
      config: { isHeld: true },
      schema: {
        tags: ['blog'],
        summary: 'Articles, newest first',
        querystring: BlogQuery,
        response: { 200: ListEnvelope(Article), 400: ValidationFailure },
      },
    },
    ({ query }) =>
      listArticles(database, {
        slice: sliceOf(query),
        summary: query.fields === 'summary',
        language: query.language,
      }),
  );

  app.get(
    '/blog/:id',
    {
      schema: {
        tags: ['blog'],
        summary: 'One article',
        params: Type.Object({ id: Type.String() }),
        response: { 200: Envelope(Article), 404: Failure },
      },
    },
    async (request) => {
      const article = await findArticle(database, request.params.id);
      if (!article) throw new HttpError(404, 'not_found', 'There is no such article.');
      return { data: article };
    },
  );
};
