import { mixed, object } from 'yup';
import type { ObjectShape } from 'yup';
import { isRecord } from '../values.ts';

/**
 * A field that becomes undefined, or its default, when `read` cannot use what came. Built on `mixed`, since
 * yup's own string, number and boolean convert by calling the value's `toString`, which JSON can make throw.
 */
export const field = <T>(read: (value: unknown) => T | undefined) =>
  mixed<T & {}>().transform((_: unknown, original: unknown) => read(original));

/**
 * An object of known fields; undefined when what came is none. Only own, known keys are looked at: yup
 * mistakes a key such as `__proto__` or `constructor` for a field of the schema and throws.
 */
export function record<Shape extends ObjectShape>(shape: Shape) {
  const keys = Object.keys(shape);
  return object(shape)
    .transform((_: unknown, original: unknown) =>
      isRecord(original)
        ? Object.fromEntries(
            keys.filter((key) => Object.hasOwn(original, key)).map((key) => [key, original[key]]),
          )
        : undefined,
    )
    .default(undefined);
}
