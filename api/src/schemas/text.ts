import { Type } from '@fastify/type-provider-typebox';
import { mostCodePoints } from './characters.ts';

const limits = (maxLength: number, minLength: number) => ({
  minLength: 1,
  maxLength: mostCodePoints(maxLength),
  'x-min-characters': minLength,
  'x-max-characters': maxLength,
});

/** A text that holds more than white space. Lengths are in characters that people see, without the white space around it. */
export const RequiredText = (maxLength: number, minLength = 1) =>
  Type.String({
    ...limits(maxLength, minLength),
    pattern: '\\S',
    description: `${minLength} to ${maxLength} characters as people see them, without the white space around it`,
  });

/** A name: with something in it that a person reads, not pictures or invisible characters alone. Counted as other texts. */
export const NameText = (maxLength: number, minLength = 1) =>
  Type.String({
    ...limits(maxLength, minLength),
    pattern: '[\\p{L}\\p{N}]',
    description: `${minLength} to ${maxLength} characters as people see them, without the white space around it; one is a letter or a digit`,
  });

/** A telephone number as somebody wrote it, among whatever words: with so many digits, of any script, that it can be called. */
export const NumberText = (maxLength: number, leastDigits: number) =>
  Type.String({
    ...limits(maxLength, 1),
    pattern: `(?:\\p{Nd}\\P{Nd}*){${leastDigits}}`,
    description: `A telephone number of at least ${leastDigits} digits, in at most ${maxLength} characters`,
  });
