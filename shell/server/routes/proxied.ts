import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * An origin may close a kept connection at the very moment at which it is used again: what was never answered, and
 * changes nothing, is asked once more. An answer is an answer: a failing origin is not asked again.
 */
export const ONCE_MORE = { retriesCount: 1 };

/** What a visitor has with this site is none of another server's business. */
export function withoutCredentials({
  cookie: _cookie,
  authorization: _token,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** As the proxy library hands an answer over, its types say something else. */
export interface ProxiedAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}
