/**
 * Compression dictionaries (RFC 9842): what a browser has of an earlier release helps it to read a copy of the new file that
 * holds little more than the difference.
 */

/** Of files, what copies of them are compressed against: the SHA-256 of each dictionary, in base64. */
export type Dictionaries = Readonly<Record<string, readonly string[]>>;

/** Whether a text is the SHA-256 of something, in base64. */
export const isDigest = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9+/]{43}=$/.test(value);

/**
 * All versions of a script: its path with a star for the hash of its content, as `browser/12.*.js`. By this builds find what
 * a script was before, and browsers what a dictionary is for (`match` of `Use-As-Dictionary`).
 */
export const anyVersionOf = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '.*');

/**
 * Where the copy of a file stands that is compressed against the dictionary of this digest. Of an encoding's names only
 * what a path may hold: base64 has slashes.
 */
export const copyAgainst = (file: string, digest: string): string =>
  `${file}.${digest.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')}.dcz`;
