import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listingsNear } from '../database/nearby.ts';
import { Envelope, ValidationFailure } from '../schemas/answer.ts';
import { Listing } from '../schemas/listing.ts';
import { NEARBY_KILOMETRES, NearbyQuery } from '../schemas/nearby.ts';
import type { LicensedOptions } from './options.ts';

/** The extension `lists.near`: listings by their distance from a place. */
export const nearbyRoute: FastifyPluginAsyncTypebox<LicensedOptions> = async (
  app,
  { database, licensedOn },
) => {
  app.get(
    '/listings/near',
    {
      schema: {
        tags: ['listings'],
        summary: `Listings within ${NEARBY_KILOMETRES} km of a place that can still be had, the nearest first`,
        description:
          'By the coordinates that listings have; one without is nowhere. An extension: the site works without it.',
        querystring: NearbyQuery,
        response: { 200: Envelope(Type.Array(Listing)), 400: ValidationFailure },
      },
    },
    async ({ query: { lat, lng, list, limit = 4 } }) => ({
      data: await listingsNear(
        database,
        { lat: Number(lat), lng: Number(lng), kilometres: NEARBY_KILOMETRES },
        { list, limit },
        licensedOn(),
      ),
    }),
  );
};
