import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { MOST_IDS, readIds } from '@shared/listing-search/id-list';
import { listingsByIds } from '../database/listings.ts';
import { ValidationFailure } from '../schemas/answer.ts';
import { ValidationError } from '../http/failures.ts';
import {
  ListingSearchAnswer,
  ListingSearchQuery,
  MOST_COUNTED,
  NewsAnswer,
  NewsQuery,
} from '../schemas/listing-search.ts';
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
  // A day that its month does not have is one of the next, which PostgreSQL would refuse.
  since: query.since && new Date(query.since).toISOString(),
  limit: query.limit ?? PAGE_SIZE,
  offset: query.offset ?? 0,
});

/** A search of which the new is counted, by its query string; undefined where it is none. */
function readSearch(request: FastifyRequest, text: string): ListingSearchQuery | undefined {
  const query = Object.fromEntries(new URLSearchParams(text)) as ListingSearchQuery;
  if (!request.validateInput(query, ListingSearchQuery)) return undefined;
  return query.since === undefined ? undefined : query;
}

/** The extensions `lists.search` and `lists.newest`: what a list shows at an address, found where the listings are. */
export const listingSearchRoute: FastifyPluginAsyncTypebox<LicensedOptions> = async (
  app,
  { database, licensedOn },
) => {
  const search = createSearch(database);
  app.get(
    '/listings/search',
    {
      config: { isHeld: true },
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
      const { ids, total, facets, understood, letGo } = await search.find(criteria);
      return {
        data: await listingsByIds(database, ids, day),
        total,
        facets,
        ...(understood && { understood: [...understood] }),
        ...(letGo.length > 0 && { nearest: { letGo: [...letGo] } }),
      };
    },
  );

  app.get(
    '/listings/news',
    {
      schema: {
        tags: ['listings'],
        summary: 'How many new listings each of several searches finds',
        description: 'For searches that a browser keeps. An extension: the site works without it.',
        querystring: NewsQuery,
        response: { 200: NewsAnswer, 400: ValidationFailure },
      },
    },
    async (request) => {
      const given = request.query.of.split('|');
      const searches = given.flatMap((text) => readSearch(request, text) ?? []);
      if (given.length > MOST_COUNTED || searches.length < given.length)
        throw new ValidationError({ of: 'pattern' });
      const day = licensedOn();
      const data: number[] = [];
      // One after the other: a visitor with many searches takes no more of the database than one with few.
      for (const query of searches) data.push(await search.count({ ...criteriaOf(query), licensedOn: day }));
      return { data };
    },
  );
};
