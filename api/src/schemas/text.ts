import { Type } from '@fastify/type-provider-typebox';

/** A text that holds more than white space. Lengths are in characters (code points), without the white space around it. */
export const RequiredText = (maxLength: number, minLength = 1) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '\\S',
    description: 'Counted in characters, without the white space around it',
  });

/** A name: with something in it that a person reads, not pictures or invisible characters alone. Counted as other texts. */
export const NameText = (maxLength: number, minLength = 1) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '[\\p{L}\\p{N}]',
    description: 'Counted in characters, without the white space around it; one is a letter or a digit',
  });
