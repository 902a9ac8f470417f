import {
  API_BASE,
  type ApiExtension,
  type HttpClient,
  type HttpFailure,
  type HttpRequest,
  type HttpResult,
} from '@shared/contract';
import type { Deadline } from './deadline.ts';
import { startDeadline, unlessAborted } from './deadline.ts';
import { loadAxios } from './load-axios.ts';
import { readAnswer } from './read-answer.ts';
import { readStoredToken } from './stored-token.ts';

/** Milliseconds that a visitor waits for one call (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 5000;

/** Bytes of an answer, unpacked: far more than ten thousand listings have. */
const MOST_ANSWER_BYTES = 20_000_000;

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

type Settings = Required<Pick<HttpClientOptions, 'baseUrl' | 'readToken' | 'headers'>>;

/**
 * Watches a browser's reading of an answer, and ends it where it has too many bytes, which nothing else would before its
 * time is up.
 */
function boundReading(signal: AbortSignal) {
  const controller = new AbortController();
  let status: number | undefined;
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    onDownloadProgress({ loaded, event }: { loaded: number; event?: unknown }) {
      const { target } = event as ProgressEvent;
      status = (target as XMLHttpRequest).status;
      if (loaded > MOST_ANSWER_BYTES) controller.abort();
    },
    /** Of an answer that has begun, and that was not read to its end. */
    status: () => status,
    isTooLong: () => controller.signal.aborted,
  };
}

async function send(
  request: HttpRequest,
  signal: Deadline['signal'],
  { baseUrl, readToken, headers }: Settings,
): Promise<HttpResult> {
  const axios = await unlessAborted(loadAxios(), signal);
  const token = readToken();
  const bound = typeof XMLHttpRequest === 'undefined' ? undefined : boundReading(signal);
  try {
    const { status, data } = await axios.request<unknown>({
      baseURL: baseUrl,
      url: request.path,
      allowAbsoluteUrls: false,
      method: request.method,
      params: request.query,
      data: request.body,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...headers,
        ...request.headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      signal: bound?.signal ?? signal,
      ...(bound && { onDownloadProgress: bound.onDownloadProgress }),
      // Of Node.js only.
      maxContentLength: MOST_ANSWER_BYTES,
      // Node.js only, where nobody's browser keeps an answer from leading to an address inside.
      maxRedirects: 0,
      // Text, so that what is not JSON is noticed; axios would hand it over as if it were data.
      responseType: 'text',
      transformResponse: (body: unknown) => body,
      validateStatus: () => true,
    });
    return readAnswer(request.method, status, data);
  } catch (error) {
    const status = bound?.status();
    // Who only waited for more of a body that nobody reads has been answered (specification, section 7).
    const isAnswered = request.method !== 'GET' && !request.signal?.aborted && signal.aborted;
    if (status === undefined || !(bound?.isTooLong() || isAnswered)) throw error;
    return readAnswer(request.method, status, undefined);
  }
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
