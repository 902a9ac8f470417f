import { Type } from '@fastify/type-provider-typebox';

/** A text that holds more than spaces. */
export const RequiredText = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: '\\S' });
