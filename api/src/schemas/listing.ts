import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { AMENITIES } from './amenities.ts';

/** What the price of a rental may be for. */
export const RENT_TYPES = ['monthly', 'yearly'] as const;

/** Characters; a code of more is too fine for a camera at the size in which it stands on paper. */
export const LONGEST_LICENCE_LINK = 300;

const Text = Type.Optional(Type.String());
const Amount = Type.Optional(Type.Number());

const Location = Type.Object({
  country: Text,
  city: Text,
  district: Text,
  country_en: Text,
  city_en: Text,
  district_en: Text,
  lat: Amount,
  lng: Amount,
  link: Text,
});

/** Whose listing it is. */
const Agent = Type.Object({
  name: Type.String({ description: 'In Arabic, as a rule' }),
  name_en: Text,
  languages: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { description: 'ISO 639 codes, the best first' }),
  ),
  picture: Type.Optional(
    Type.String({ description: 'Path relative to the API host, without leading slash' }),
  ),
});

/** The licence of an advertisement. */
const AdLicence = Type.Object({
  number: Type.String(),
  expires: Type.String({ description: 'YYYY-MM-DD, the last day on which it holds' }),
  link: Type.Optional(
    Type.String({
      pattern: '^https://',
      maxLength: LONGEST_LICENCE_LINK,
      description: 'Its own page at the registry. Default: it has none, and is looked up by its number',
    }),
  ),
});

/** A property as listed and shown (specification, section 3), with what goes beyond it from `amenities` on. */
export const Listing = Type.Object(
  {
    _id: Type.String(),
    name_ar: Text,
    name_en: Text,
    description_ar: Text,
    description_en: Text,
    price: Type.Optional(
      Type.Object({ amount: Amount, currency: Type.Optional(Type.String({ description: 'ISO 4217' })) }),
    ),
    add_Type: Type.Enum(['sell', 'rent']),
    propertyType: Text,
    size: Type.Optional(Type.Number({ description: 'Plot or gross size, square metres' })),
    area: Type.Optional(Type.Number({ description: 'Built area, square metres' })),
    rooms: Type.Optional(Type.Integer()),
    bathrooms: Type.Optional(Type.Integer()),
    floor_number: Type.Optional(Type.Integer()),
    images: Type.Array(Type.String(), {
      description: 'Paths relative to the API host, without leading slash',
    }),
    location: Type.Optional(Location),
    exclusive: Type.Boolean(),
    premium: Type.Optional(Type.Boolean()),
    soldOut: Type.Boolean(),
    display: Type.Boolean(),
    views: Type.Optional(Type.Integer()),
    phone: Text,
    whatsapp: Text,
    amenities: Type.Optional(Type.Array(Type.Enum([...AMENITIES]))),
    rentType: Type.Optional(Type.Enum([...RENT_TYPES], { description: 'What the price of a rental is for' })),
    reference: Type.Optional(Type.String({ description: 'What people call the listing by; unique' })),
    listedAt: Type.Optional(Type.String({ description: 'ISO 8601' })),
    adLicence: Type.Optional(AdLicence),
    agent: Type.Optional(Agent),
    publishedAt: Type.Optional(
      Type.String({ description: 'ISO 8601: since when it has been shown without a break' }),
    ),
  },
  { title: 'Listing' },
);
export type Listing = Static<typeof Listing>;
