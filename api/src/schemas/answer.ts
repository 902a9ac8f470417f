import { Type } from '@fastify/type-provider-typebox';
import type { TSchema } from '@fastify/type-provider-typebox';

export const Envelope = <T extends TSchema>(data: T) => Type.Object({ data });

export const ListEnvelope = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Integer({
      minimum: 0,
      description: 'How many there are in all, whatever part was asked for.',
    }),
  });

/** The answer to a form: that it was stored, nothing of what was sent. */
export const Stored = Envelope(Type.Object({ stored: Type.Boolean() }));

/** Why a field was refused; the site translates it. */
const FIELD_FAULTS = [
  'required',
  'type',
  'min_length',
  'max_length',
  'pattern',
  'one_of',
  'past',
  'closed',
  'too_far',
  'too_short',
  'too_long',
  'not_after_start',
  'unknown',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

export const Failure = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String() }) },
  { description: 'Anything that went wrong; `code` is for programs, `message` for their authors.' },
);

export const ValidationFailure = Type.Object({
  error: Type.Object({
    code: Type.String({ description: '`validation`, or `malformed_json` when the body could not be read.' }),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.Enum([...FIELD_FAULTS]))),
  }),
});

/** How a form may be refused before it is looked at in earnest. */
export const REFUSALS = {
  400: ValidationFailure,
  403: Failure,
  413: Failure,
  415: Failure,
  429: Failure,
} as const;
