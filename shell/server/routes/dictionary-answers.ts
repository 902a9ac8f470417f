import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { anyVersionOf, isDigest } from '@shared/contract';
import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';

/** Of copies that are compressed against a dictionary: Dictionary-Compressed Zstandard (RFC 9842). */
export const DICTIONARY_ENCODING = 'dcz';

/** What such a copy is, once it has been read. */
export const SCRIPT_TYPE = 'application/javascript; charset=utf-8';

/**
 * `Use-As-Dictionary` of a script: it is for its next versions, in whatever release. Undefined for a path that would say
 * something else as a pattern (URL Pattern), as no build makes one.
 */
export function dictionaryMatch(pathname: string): string | undefined {
  if (!/^[\w/.@-]+\.js$/.test(pathname)) return undefined;
  const pattern = anyVersionOf(pathname).replace(/^(\/remotes\/[^/]+\/releases\/)[^/]+/, '$1*');
  return `match="${pattern}"`;
}

/**
 * What a script says of dictionaries, whichever way it comes: what it is one for, and, where there are copies of it, that it
 * comes in more ways than by its encoding.
 */
export function dictionaryHeaders(pathname: string, digests: readonly string[]): OutgoingHttpHeaders {
  const match = dictionaryMatch(pathname);
  return {
    ...(match !== undefined && { 'use-as-dictionary': match }),
    ...(digests.length > 0 && { vary: 'accept-encoding, available-dictionary' }),
  };
}

const accepts = (headers: IncomingHttpHeaders, encodings: readonly string[]) =>
  new Negotiator({ headers: { 'accept-encoding': headers['accept-encoding'] ?? '' } }).encoding(encodings) !==
  undefined;

/** The digest that `Available-Dictionary` names: a byte sequence of structured fields (RFC 8941, 3.3.5). */
function availableDigest(headers: IncomingHttpHeaders): string | undefined {
  const [, digest] = /^\s*:(.*):\s*$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return isDigest(digest) ? digest : undefined;
}

/** Who reloads past all caches, as Retry does, may have been spoilt by what they have; a part of a file has no copy. */
const wantsAllOfIt = ({ 'cache-control': wish, range }: IncomingHttpHeaders) =>
  /no-cache|no-store/.test(wish ?? '') || range !== undefined;

/**
 * Which copy of a script answers a request: the digest of the dictionary that it is compressed against, or undefined for the
 * script in another encoding.
 * @param digests of the dictionaries that there are copies against
 */
export function chooseDictionary(
  headers: IncomingHttpHeaders,
  digests: readonly string[] = [],
): string | undefined {
  const digest = availableDigest(headers);
  if (digest === undefined || !digests.includes(digest)) return undefined;
  return accepts(headers, [DICTIONARY_ENCODING]) && !wantsAllOfIt(headers) ? digest : undefined;
}

/** Whether a request is for such a copy and nothing else: a gateway asks so, because the script itself it may have. */
export const wantsCopyAlone = (headers: IncomingHttpHeaders): boolean =>
  availableDigest(headers) !== undefined && !accepts(headers, ['br', 'gzip', 'identity']);

/** Answers such a request where there is no copy: who has asked takes the script from somewhere else. */
export const refuseForWantOfCopy = (reply: FastifyReply): FastifyReply =>
  reply
    .code(406)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('no such copy\n');
