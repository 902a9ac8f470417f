import axios from 'axios';
import type { HttpRequest, HttpResult } from '@shared/contract';
import { readAnswer } from './read-answer.ts';

/** Bytes of an answer, unpacked: far more than ten thousand listings have. */
const MOST_ANSWER_BYTES = 20_000_000;

/** How all requests of a client are sent. */
export interface Sending {
  baseUrl: string;
  readToken(): string | undefined;
  headers: Readonly<Record<string, string>>;
}

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

/**
 * Sends a request and reads its answer.
 * @param signal ends it, whoever wants that
 * Rejects with axios's error where there is no answer.
 */
export async function sendRequest(
  request: HttpRequest,
  signal: AbortSignal,
  { baseUrl, readToken, headers }: Sending,
): Promise<HttpResult> {
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
