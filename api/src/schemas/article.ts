import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';

/** A blog article (specification, section 3). */
export const Article = Type.Object(
  {
    _id: Type.String(),
    title: Type.String(),
    content: Type.Optional(Type.String({ description: 'Markdown; left out of a list of summaries' })),
    createdAt: Type.String({ description: 'ISO 8601' }),
    author: Type.Optional(Type.Object({ name: Type.String() })),
    language: Type.Optional(
      Type.Enum(['ar', 'en'], { description: 'Left out where nobody said; then the title’s script tells' }),
    ),
    coverImage: Type.Optional(Type.String({ description: 'Path relative to the API host' })),
  },
  { title: 'Article' },
);
export type Article = Static<typeof Article>;
