import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { SORTS } from '@shared/listing-search/criteria';
import type { Facets as CountedFacets } from '@shared/listing-search/facets';
import { AMENITIES } from './amenities.ts';
import { Listing, RENT_TYPES } from './listing.ts';

/** Types that the specification names; the site calls every other one `other`. */
export const PROPERTY_TYPES = [
  'apartment',
  'villa',
  'house',
  'office',
  'shop',
  'land',
  'commercial',
  'building',
  'warehouse',
  'other',
] as const;

const Amount = (description: string) => Type.Optional(Type.String({ pattern: '^-?\\d{1,16}$', description }));
const Least = (what: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{1,2}$', description: `At least so many ${what}` }));
// No text of the database holds a null character.
const Name = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, pattern: '^[^\\u0000]*$', description }));
/** As browsers write a moment. */
const MOMENT =
  '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?Z$';

const Mark = Type.Optional(Type.Enum(['1']));

/** The site's own query string of a list, and which part of it is wanted. */
export const ListingSearchQuery = Type.Object({
  list: Type.Optional(
    Type.Enum(['sell', 'rent', 'exclusive'], {
      description: 'Which list is searched, and counted; all listings when left out',
    }),
  ),
  q: Name(200, 'Words of a visitor, in Arabic, English or both'),
  offer: Type.Optional(Type.Enum(['sell', 'rent'])),
  type: Type.Optional(Type.Enum([...PROPERTY_TYPES])),
  rentType: Type.Optional(
    Type.Enum([...RENT_TYPES], {
      description: 'What the rent is for; rentals that do not say it are not found',
    }),
  ),
  min: Amount('Lowest price, included; a listing without one counts as 0'),
  max: Amount('Highest price, included'),
  rooms: Least('rooms'),
  bathrooms: Least('bathrooms'),
  city: Name(100, 'In either language, however it is spelled'),
  district: Name(100, 'Likewise'),
  minSize: Amount('Square metres, included'),
  maxSize: Amount('Square metres, included'),
  exclusive: Mark,
  premium: Mark,
  amenities: Type.Optional(
    Type.String({
      maxLength: 1000,
      pattern: `^(${AMENITIES.join('|')})(,(${AMENITIES.join('|')}))*$`,
      description: 'All of these, with commas between',
    }),
  ),
  ids: Name(
    5000,
    'These listings and no others, with commas between, each encoded as in an address; 50 at most',
  ),
  sort: Type.Optional(
    Type.Enum([...SORTS], {
      description:
        'When left out: what answers `q` best, then the list’s own order. `newest`: by `publishedAt`, then `listedAt`',
    }),
  ),
  since: Type.Optional(
    Type.String({
      pattern: MOMENT,
      description: 'ISO 8601, UTC; only what is shown since a later moment',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '24 when left out' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type ListingSearchQuery = Static<typeof ListingSearchQuery>;

const Count = Type.Integer({ minimum: 0 });
const Places = Type.Array(
  Type.Object({ name: Type.String(), name_en: Type.Optional(Type.String()), count: Count }),
);

const Facets = Type.Unsafe<CountedFacets>(
  Type.Object(
    {
      offers: Type.Object({ sell: Count, rent: Count }),
      types: Type.Record(Type.String(), Count),
      rentTypes: Type.Record(Type.String(), Count),
      rooms: Type.Array(Count, { description: 'How many have at least so many, from 0' }),
      bathrooms: Type.Array(Count),
      cities: Places,
      districts: Places,
      exclusive: Count,
      premium: Count,
      amenities: Type.Record(Type.String(), Count, {
        description: 'Those that the list has at all, with how many would be left if it were asked for too',
      }),
    },
    {
      description:
        'How many listings each choice would leave: all other filters applied, its own left out. Of all that was asked for, ' +
        'also where nothing answers it',
    },
  ),
);

const Part = Type.Object({
  kind: Type.Enum(['word', 'type', 'offer', 'rooms', 'bathrooms', 'price', 'size']),
  text: Type.String({ description: 'The words that it was read from, as they were typed' }),
  type: Type.Optional(Type.String()),
  offer: Type.Optional(Type.Enum(['sell', 'rent'])),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

export const ListingSearchAnswer = Type.Object({
  data: Type.Array(Listing),
  total: Type.Integer({ minimum: 0, description: 'How many there are in all, whatever part was asked for.' }),
  facets: Facets,
  understood: Type.Optional(Type.Array(Part, { description: 'What `q` was read as; all of it is to hold' })),
  nearest: Type.Optional(
    Type.Object(
      { letGo: Type.Array(Part) },
      {
        description:
          'Present where nothing answers all of `q`: the listings are the nearest ones, without these parts of it',
      },
    ),
  ),
});

/** As many as a browser keeps. */
export const MOST_COUNTED = 20;

export const NewsQuery = Type.Object({
  of: Type.String({
    minLength: 1,
    maxLength: 8000,
    description: `Searches with \`|\` between, each a query string of \`/listings/search\` with \`since\`; ${MOST_COUNTED} at most`,
  }),
});

export const NewsAnswer = Type.Object({
  data: Type.Array(Count, { description: 'How many each search finds, in their order' }),
});
