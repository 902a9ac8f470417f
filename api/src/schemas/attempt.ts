import { Type } from '@fastify/type-provider-typebox';

/** Headers of calls that may be sent again when no answer came. */
export const AttemptHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
      description: 'A UUID of the attempt: sent again with the same values, it is stored once.',
    }),
  ),
});
