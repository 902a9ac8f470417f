import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';

/** Entries that are sent at once when nobody says how many. */
export const USUAL_ENTRIES = 1000;

/** What a map of the site needs of one page. */
export const PageEntry = Type.Object({
  id: Type.String(),
  updatedAt: Type.Optional(
    Type.String({ description: 'ISO 8601; left out where nobody knows when it last changed' }),
  ),
  pictures: Type.Array(Type.String(), { description: 'Paths relative to the API host' }),
});
export type PageEntry = Static<typeof PageEntry>;

export const PageEntries = Type.Object({
  data: Type.Array(PageEntry),
  next: Type.Optional(Type.String({ description: '`after` of the entries that follow, when some may' })),
});
export type PageEntries = Static<typeof PageEntries>;

export const EntriesQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      maxLength: 200,
      description: '`next` of the entries before; from the first when left out',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5000, description: `${USUAL_ENTRIES} when left out` }),
  ),
});
export type EntriesQuery = Static<typeof EntriesQuery>;
