import type { Kind } from './kind.ts';

/** One column of a file, and one field of what the API answers. */
export interface Column {
  /** Its heading in a file that is written, and its name in a fault. */
  name: string;
  /** Where the value stands in the API's answer: `location.city`. */
  path: string;
  /** Its heading for people; each is read as well. */
  ar: string;
  en: string;
  kind: Kind;
  /** Whether nothing can do without it. Default: no. */
  required?: true;
  /** An empty cell leaves what is there, since the field always has a value. Default: it empties the field. */
  keepsWhenEmpty?: true;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. */
export function valueAt(item: object, path: string): unknown {
  let value: unknown = item;
  for (const step of path.split('.')) value = isFields(value) ? value[step] : undefined;
  return value ?? undefined;
}

/** A copy with another value at a path; undefined takes the field off, and what is empty then. */
export function withValueAt<Item extends object>(item: Item, path: string, value: unknown): Item {
  const [step = '', ...rest] = path.split('.');
  const { [step]: present, ...others } = item as Fields;
  const next =
    rest.length === 0 ? value : withValueAt(isFields(present) ? present : {}, rest.join('.'), value);
  const isGone = next === undefined || (rest.length > 0 && Object.keys(next as object).length === 0);
  return (isGone ? others : { ...others, [step]: next }) as Item;
}
