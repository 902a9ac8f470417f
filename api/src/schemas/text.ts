import { Type } from '@fastify/type-provider-typebox';

/** A text that holds more than white space. Lengths are in characters (code points), without the white space around it. */
export const RequiredText = (maxLength: number, minLength = 1) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '\\S',
    description: 'Counted in characters, without the white space around it',
  });
