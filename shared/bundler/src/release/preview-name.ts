import { createHash, randomBytes } from 'node:crypto';
import type { Release } from '@shared/contract';

/** Nobody guesses it; a release's own id has 32 bits, and whoever built it or reads the history knows them. */
const SECRET_BYTES = 16;

/**
 * A new name by which a link may ask for a held release: `0.2.0-1a2b3c4d~` and 22 letters of 128 random bits.
 * @param release its id, `0.2.0-1a2b3c4d`
 */
export const newPreviewName = (release: string): string =>
  `${release}~${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** What a pointer says of a preview instead of its name; 64 hexadecimal digits. */
export const previewKey = (name: string): string => createHash('sha256').update(name).digest('hex');

/**
 * The address of a preview's first page within a site; the same question works at every other page too.
 * @param name as of `newPreviewName`
 */
export function previewAddress(
  { name: remote, routes }: Pick<Release, 'name' | 'routes'>,
  name: string,
): string {
  const page = routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
  return `${page}?preview=${remote}@${name}`;
}
