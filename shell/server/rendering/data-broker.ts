import type { HttpClient, HttpRequest, HttpResult } from '@shared/contract';

/** Answers younger than this are shared between renderings. */
const SHARED_MS = 2000;
const MOST_ANSWERS = 500;

interface Answer {
  at: number;
  result: Promise<HttpResult>;
}

const keyOf = ({ path, query = {} }: HttpRequest) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()}`;

/**
 * Carries out the API calls of server renderings: reads only, each question asked once for all pages that
 * want it at the same time. Failures are not kept.
 */
export function createDataBroker(http: HttpClient, now: () => number = Date.now): HttpClient {
  const answers = new Map<string, Answer>();

  return {
    request(request) {
      if (request.method !== 'GET') {
        return Promise.resolve({
          ok: false,
          failure: { kind: 'status', status: 405, message: 'a rendering only reads' },
        });
      }
      const key = keyOf(request);
      const known = answers.get(key);
      if (known && now() - known.at < SHARED_MS) return known.result;
      const result = http.request(request);
      if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value ?? '');
      answers.delete(key);
      answers.set(key, { at: now(), result });
      void result.then((value) => {
        if (!value.ok && answers.get(key)?.result === result) answers.delete(key);
      });
      return result;
    },
  };
}
