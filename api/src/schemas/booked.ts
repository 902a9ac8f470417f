import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { Slot } from './appointment.ts';

/** The secret of a private link: in a body, which no log, no history and no cache keeps. */
const Link = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$', description: 'The secret of a private link' });

export const LinkBody = Type.Object({ link: Link }, { additionalProperties: false });

export const MoveBody = Type.Object({ link: Link, ...Slot.properties }, { additionalProperties: false });

/** An appointment as its visitor sees it. */
export const Booked = Type.Object(
  {
    reference: Type.String({ description: 'Six digits, to be said; it opens nothing' }),
    ...Slot.properties,
    name: Type.String(),
    phone: Type.String(),
    property: Type.Optional(Type.String({ description: 'Id of the listing' })),
    cancelled: Type.Boolean(),
    changeable: Type.Boolean({ description: 'Whether it may still be cancelled or moved' }),
    revision: Type.Integer({ description: 'How often it was moved or cancelled' }),
  },
  { title: 'Booked' },
);
export type Booked = Static<typeof Booked>;

/** The answer to a booking: that it was stored, and what its visitor keeps of it. */
export const BookingAnswer = Type.Object({
  data: Type.Object({
    stored: Type.Boolean(),
    reference: Type.String({ description: 'Six digits, to be said; it opens nothing' }),
    link: Type.String({ description: 'The secret of a private link, told this once' }),
  }),
});
