import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MOST_IDS, readIds } from '@shared/listing-search/id-list';
import { listingsByIds } from '../database/listings.ts';
import { ValidationFailure } from '../schemas/answer.ts';
import { ListingSearchAnswer, ListingSearchQuery } from '../schemas/listing-search.ts';
import { createSearch } from '../search/search-listings.ts';
import type { SearchCriteria } from '../search/search-criteria.ts';
import type { LicensedOptions } from './options.ts';

const PAGE_SIZE = 24;

const readNumber = (given: string | undefined) => (given === undefined ? undefined : Number(given));

const criteriaOf = (query: ListingSearchQuery): SearchCriteria => ({
  list: query.list,
  q: query.q?.trim() || undefined,
  offer: query.offer,
  type: query.type,
  rentType: query.rentType,
  min: readNumber(query.min),
  max: readNumber(query.max),
  rooms: readNumber(query.rooms),
  bathrooms: readNumber(query.bathrooms),
  city: query.city?.trim() || undefined,
  district: query.district?.trim() || undefined,
  minSize: readNumber(query.minSize),
  maxSize: readNumber(query.maxSize),
  exclusive: query.exclusive && true,
  premium: query.premium && true,
  amenities: query.amenities?.split(','),
  // No text of the database holds a null character.
  ids: readIds(query.ids ?? null, MOST_IDS)?.filter((id) => !id.includes('\u0000')),
  sort: query.sort,
  limit: query.limit ?? PAGE_SIZE,
  offset: query.offset ?? 0,
});

/** The extension `lists.search`: what a list shows at an address, found where the listings are. */
export const listingSearchRoute: FastifyPluginAsyncTypebox<LicensedOptions> = async (
  app,
  { database, licensedOn },
) => {
  const search = createSearch(database);
  app.get(
    '/listings/search',
    {
      schema: {
        tags: ['listings'],
        summary: 'A page of a list, filtered, sorted and counted',
        description:
          'Words are read in Arabic and English, with their forms, misspellings and names in either script; type, deal, ' +
          'rooms, bathrooms, price and size are understood of them. An extension: the site works without it.',
        querystring: ListingSearchQuery,
        response: { 200: ListingSearchAnswer, 400: ValidationFailure },
      },
    },
    async (request) => {
      const day = licensedOn();
      const criteria = { ...criteriaOf(request.query), licensedOn: day };
      const { ids, total, facets, understood, letGo } = await search(criteria);
      return {
        data: await listingsByIds(database, ids, day),
        total,
        facets,
        ...(understood && { understood: [...understood] }),
        ...(letGo.length > 0 && { nearest: { letGo: [...letGo] } }),
      };
    },
  );
};
