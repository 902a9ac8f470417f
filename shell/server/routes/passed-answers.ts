import type { IncomingHttpHeaders } from 'node:http';

/** What an answer of somebody else's server may say under the site's address; all else steers browsers, or tells of that server. */
const PASSED: ReadonlySet<string> = new Set([
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-max-age',
  'age',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'timing-allow-origin',
  'vary',
]);

/** Whoever opens such an answer by itself gets something that runs nothing and reaches nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The type without its parameters, as `text/html`. */
export const mediaType = ({ 'content-type': type }: IncomingHttpHeaders): string =>
  (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isPicture = (type: string) => /^image\/[\w.+-]+$/.test(type);
export const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json$/.test(type);
export const isScript = (type: string) => /^(?:text|application)\/javascript$/.test(type);

/** What a browser reads as nothing but text; with `nosniff` it is no script either. */
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/**
 * Headers of an answer as they are passed on to visitors: those of a list, the type as it is said, and a policy under which
 * what is opened by itself runs nothing.
 * @param isExpected whether a type may be passed on; any other becomes plain text
 */
export function passedHeaders(
  headers: IncomingHttpHeaders,
  isExpected: (type: string) => boolean,
): IncomingHttpHeaders {
  const type = mediaType(headers);
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name.toLowerCase()))),
    ...(!isExpected(type) && type !== '' && { 'content-type': PLAIN_TEXT }),
    'x-content-type-options': 'nosniff',
    // A script may be a worker, whose policy this would be.
    ...(!(isScript(type) && isExpected(type)) && { 'content-security-policy': SANDBOX }),
  };
}
