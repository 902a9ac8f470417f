import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';

const Text = Type.Optional(Type.String());

/** Contact data (specification, section 3). */
export const Settings = Type.Object(
  {
    phone: Text,
    email: Text,
    address: Type.Optional(Type.String({ description: 'In Arabic' })),
    socialMedia: Type.Object({
      linkedin: Text,
      facebook: Text,
      instagram: Text,
      twitter: Text,
      whatsapp: Text,
      tiktok: Text,
    }),
  },
  { title: 'Settings' },
);
export type Settings = Static<typeof Settings>;
