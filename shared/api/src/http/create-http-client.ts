import {
  API_BASE,
  type ApiExtension,
  type HttpClient,
  type HttpFailure,
  type HttpResult,
} from '@shared/contract';
import { startDeadline, unlessAborted } from './deadline.ts';
import { loadSending } from './load-sending.ts';
import { readStoredToken } from './stored-token.ts';

/** Milliseconds that a visitor waits for one call (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 5000;

export interface HttpClientOptions {
  /** The API's base path or address, without trailing slash. Default: `API_BASE`. */
  baseUrl?: string;
  /** Bearer token of a request. Default: local storage key `token`, when one exists. */
  readToken?: () => string | undefined;
  /** Called after the warning about a 401 is logged. There is no redirect (specification, section 8). Default: nothing more. */
  onUnauthorized?: () => void;
  /** Sent with each call. Default: none. */
  headers?: Readonly<Record<string, string>>;
  /** What the API can do beyond the specification. Default: nothing. */
  extensions?: readonly ApiExtension[];
  /** For the whole call, in milliseconds. Default: 5000. */
  timeoutMs?: number;
}

const hasField = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && field in value && Boolean(Reflect.get(value, field));

/** axios says so by carrying the request that it made; before that, nothing has left the browser. */
function failureOf(error: unknown): HttpFailure {
  // There was an answer, but none that could be read to its end.
  if (hasField(error, 'code') && Reflect.get(Object(error), 'code') === 'ERR_BAD_RESPONSE')
    return { kind: 'malformed' };
  const wasSent = hasField(error, 'request');
  const isChunk = hasField(error, 'name') && Reflect.get(Object(error), 'name') === 'ChunkLoadError';
  return wasSent || isChunk ? { kind: 'offline' } : { kind: 'malformed' };
}

// Never the error object itself: axios puts the token and what the visitor typed into it.
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The way to the API in the browser (specification, sections 6 to 8). `request` never rejects; every failure
 * is a value. A 401 is logged as a warning, every other failure but an abort as an error.
 */
export function createHttpClient({
  baseUrl = API_BASE,
  readToken = readStoredToken,
  onUnauthorized,
  headers = {},
  extensions = [],
  timeoutMs = REQUEST_TIMEOUT_MS,
}: HttpClientOptions = {}): HttpClient {
  const settle = (call: string, result: HttpResult): HttpResult => {
    if (result.ok) return result;
    const { failure } = result;
    if (failure.kind === 'malformed') console.error(`${call}: the answer is not JSON`);
    if (failure.kind !== 'status') return result;
    if (failure.status === 401) {
      console.warn(`${call}: unauthorized (401)`);
      onUnauthorized?.();
    } else {
      console.error(`${call}: status ${failure.status}`, failure.message ?? '');
    }
    return result;
  };

  return {
    extensions,
    async request(request) {
      const call = `${request.method} ${request.path}`;
      const deadline = startDeadline(timeoutMs, request.signal);
      try {
        const send = await unlessAborted(loadSending(), deadline.signal);
        return settle(call, await send(request, deadline.signal, { baseUrl, readToken, headers }));
      } catch (error) {
        if (deadline.cause === 'aborted') return { ok: false, failure: { kind: 'aborted' } };
        if (deadline.cause === 'timeout') {
          console.error(`${call}: no answer within ${timeoutMs} ms`);
          return { ok: false, failure: { kind: 'timeout' } };
        }
        const failure = failureOf(error);
        const what = failure.kind === 'offline' ? 'no response' : 'the request could not be set up';
        console.error(`${call}: ${what}:`, messageOf(error));
        return { ok: false, failure };
      }
    },
  };
}
