import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';

/** How far is still nearby, in kilometres: half an hour's drive through a city. */
export const NEARBY_KILOMETRES = 30;

const MOST = 24;

/** Degrees as a text, since numbers with a point are not read out of addresses (`readQueryNumbers`). */
export const NearbyQuery = Type.Object(
  {
    lat: Type.String({
      pattern: '^-?(?:90(?:\\.0{1,12})?|[0-8]?\\d(?:\\.\\d{1,12})?)$',
      description: 'Degrees north',
    }),
    lng: Type.String({
      pattern: '^-?(?:180(?:\\.0{1,12})?|(?:1[0-7]\\d|\\d{1,2})(?:\\.\\d{1,12})?)$',
      description: 'Degrees east',
    }),
    list: Type.Enum(['sell', 'rent']),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, default: 4 })),
  },
  { additionalProperties: false },
);
export type NearbyQuery = Static<typeof NearbyQuery>;
