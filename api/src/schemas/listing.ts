import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';

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

/** A property as listed and shown (specification, section 3). */
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
  },
  { title: 'Listing' },
);
export type Listing = Static<typeof Listing>;
