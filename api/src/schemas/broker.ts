import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { NameText, NumberText } from './text.ts';

/** Values as the form sends them (specification, section 9); the last means "more than 10 years". */
const EXPERIENCE_VALUES = ['0', '3-1', '5-3', '10-5', 'أكثر من 10'] as const;

/** A broker application (specification, sections 3 and 5). */
export const BrokerApplication = Type.Object(
  {
    name: NameText(200),
    // No country's numbers are shorter.
    phone: NumberText(40, 7),
    experience: Type.Enum([...EXPERIENCE_VALUES]),
    license: Type.Boolean(),
  },
  { additionalProperties: false, title: 'BrokerApplication' },
);
export type BrokerApplication = Static<typeof BrokerApplication>;
