import type { Import } from './imports.ts';

/** The files that stand directly in a folder: one room of it, beside its folders. */
export const OWN_FILES = 'its own files';

/** An import from one room of a folder to another. */
export interface Crossing {
  /** The innermost folder that holds both files, relative to the root; empty for the root itself. */
  folder: string;
  /** A folder in it with all that it holds, or `OWN_FILES`. */
  from: string;
  to: string;
}

/** Nobody stands on a test, so it may stand on everything: a page's test renders the whole remote. */
const isTest = (file: string) => /\.test(?:-kit)?\.tsx?$/.test(file);

/** Where an import crosses from one room to another; undefined where it stays in one, and for a test's. */
export function crossingOf({ from, to }: Import): Crossing | undefined {
  if (isTest(from)) return undefined;
  const [here, there] = [from.split('/'), to.split('/')];
  const depth = here.findIndex((part, index) => part !== there[index]);
  const room = (parts: readonly string[]) => (parts.length - 1 > depth ? (parts[depth] ?? '') : OWN_FILES);
  const crossing = { folder: here.slice(0, depth).join('/'), from: room(here), to: room(there) };
  return crossing.from === crossing.to ? undefined : crossing;
}
