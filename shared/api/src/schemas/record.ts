import { isRecord } from '@shared/contract';

/** Gives the value in its own type, or undefined for what it cannot use. */
type Reader<T> = (value: unknown) => T;

type Fields<Readers> = {
  -readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer T> ? T : never;
};

/**
 * Reads an object of known fields; undefined when what came is none. A field that is missing, or that its reader cannot
 * use, is left out. Only own, known fields are looked at: what JSON calls `__proto__` or `constructor` is nobody's.
 */
export const readRecord =
  <Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers) =>
  (value: unknown): Fields<Readers> | undefined => {
    if (!isRecord(value)) return undefined;
    const fields: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      const field = read(Object.hasOwn(value, name) ? value[name] : undefined);
      if (field !== undefined) fields[name] = field;
    }
    return fields as Fields<Readers>;
  };

/** The same reader with a default for what it cannot use. */
export const withDefault =
  <T>(read: Reader<T | undefined>, fallback: T): Reader<T> =>
  (value) =>
    read(value) ?? fallback;
