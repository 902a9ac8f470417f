import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findListing, listListings } from '../database/listings.ts';
import { Envelope, Failure, ListEnvelope, ValidationFailure } from '../schemas/answer.ts';
import { Listing } from '../schemas/listing.ts';
import { ListQuery, sliceOf } from '../schemas/paging.ts';
import { HttpError } from '../http/failures.ts';
import type { LicensedOptions } from './options.ts';

const FEEDS = [
  { path: '/home/sell', addType: 'sell', summary: 'Properties for sale' },
  { path: '/home/rent', addType: 'rent', summary: 'Properties for rent' },
] as const;

export const listingRoutes: FastifyPluginAsyncTypebox<LicensedOptions> = async (
  app,
  { database, licensedOn },
) => {
  for (const { path, addType, summary } of FEEDS) {
    app.get(
      path,
      {
        config: { isHeld: true },
        schema: {
          tags: ['listings'],
          summary,
          querystring: ListQuery,
          response: { 200: ListEnvelope(Listing), 400: ValidationFailure },
        },
      },
      (request) => listListings(database, addType, sliceOf(request.query), licensedOn()),
    );
  }

  app.get(
    '/home/homes/:id',
    {
      schema: {
        tags: ['listings'],
        summary: 'One property',
        params: Type.Object({ id: Type.String() }),
        response: { 200: Envelope(Listing), 404: Failure },
      },
    },
    async (request) => {
      const listing = await findListing(database, request.params.id, licensedOn());
      if (!listing) throw new HttpError(404, 'not_found', 'There is no such property.');
      return { data: listing };
    },
  );
};
