import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Subresource integrity of one file, as releases hold it and browsers check it: `sha384-…`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** All files below a folder, relative, sorted, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** `sha384-…` of every script below a folder: what a browser or a worker may be asked to run. */
export async function integrityMap(folder: string): Promise<Record<string, string>> {
  const scripts = (await filesBelow(folder)).filter((file) => /\.c?js$/.test(file));
  const hashed = scripts.map(
    async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}
