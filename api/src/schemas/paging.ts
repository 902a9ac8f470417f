import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import type { Slice } from './page.ts';

/** On a page when only the page's number is given (specification, section 9, of articles). */
const PAGE_SIZE = 24;

const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));
const Offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

const Page = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1; wins over offset' }),
);

const paging = { page: Page, limit: Limit, offset: Offset };

export const ListQuery = Type.Object(paging);

export const BlogQuery = Type.Object({
  ...paging,
  language: Type.Optional(Type.Enum(['ar', 'en'], { description: 'Articles in this language alone' })),
  fields: Type.Optional(Type.Enum(['summary'], { description: '`summary` leaves the content out' })),
});

/** Which part of the list a query asks for. */
export function sliceOf(query: Static<typeof ListQuery>): Slice {
  if (query.page === undefined) return { limit: query.limit, offset: query.offset ?? 0 };
  const limit = query.limit ?? PAGE_SIZE;
  return { limit, offset: (query.page - 1) * limit };
}
