import type { HttpClient, HttpRequest, HttpResult } from '@shared/contract';
import { keepResults } from '../cache/kept-results.ts';

/** Answers younger than this are shared between renderings. */
const SHARED_MS = 2000;
const MOST_ANSWERS = 500;

const keyOf = ({ path, query = {} }: HttpRequest) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()}`;

/**
 * Carries out the API calls of server renderings: reads only, each question asked once for all pages that
 * want it at the same time. Failures are not kept.
 * @param now in milliseconds; the process's own clock when it is left out
 */
export function createDataBroker(http: HttpClient, now?: () => number): HttpClient {
  const answers = keepResults<HttpResult>({
    most: MOST_ANSWERS,
    ttlMs: SHARED_MS,
    isKept: ({ ok }) => ok,
    ...(now && { now }),
  });

  return {
    extensions: http.extensions ?? [],
    request(request) {
      if (request.method !== 'GET') {
        return Promise.resolve({
          ok: false,
          failure: { kind: 'status', status: 405, message: 'a rendering only reads' },
        });
      }
      return answers(keyOf(request), () => http.request(request));
    },
  };
}
