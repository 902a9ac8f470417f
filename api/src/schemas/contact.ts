import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { NameText, RequiredText } from './text.ts';

const CONTACT_SUBJECTS = ['rental', 'sell', 'general', 'Partnership', 'complaint', 'other'] as const;

/** A contact message (specification, sections 3 and 5). */
export const ContactMessage = Type.Object(
  {
    name: NameText(200),
    email: Type.String({
      minLength: 1,
      maxLength: 254,
      pattern: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$',
    }),
    subject: Type.Enum([...CONTACT_SUBJECTS]),
    message: RequiredText(5000, 10),
  },
  { additionalProperties: false, title: 'ContactMessage' },
);
export type ContactMessage = Static<typeof ContactMessage>;
