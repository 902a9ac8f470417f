import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import type { Slice } from './page.ts';

/** Articles on a page when only the page's number is given (specification, section 9). */
const BLOG_PAGE_SIZE = 24;

const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));
const Offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

export const ListQuery = Type.Object({ limit: Limit, offset: Offset });

export const BlogQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1; wins over offset' }),
  ),
  limit: Limit,
  offset: Offset,
  fields: Type.Optional(Type.Enum(['summary'], { description: '`summary` leaves the content out' })),
});

/** Which part of the list a query asks for. */
export function sliceOf(query: Static<typeof BlogQuery>): Slice {
  if (query.page === undefined) return { limit: query.limit, offset: query.offset ?? 0 };
  const limit = query.limit ?? BLOG_PAGE_SIZE;
  return { limit, offset: (query.page - 1) * limit };
}
