import type { ApiExtension, HttpClient, HttpRequest, HttpResult } from '@shared/contract';

/** What a fake API says to a call: a result, or a function of the request. */
export type FakeAnswer = HttpResult | ((request: HttpRequest) => HttpResult | Promise<HttpResult>);

export interface FakeHttp extends HttpClient {
  /** Every request so far, in order. */
  requests: readonly HttpRequest[];
  /** Replaces or adds an answer; the key is as in `createFakeHttp`. */
  answer(call: string, answer: FakeAnswer): void;
}

/** A 200 with this body. */
export const ok = (data: unknown): HttpResult => ({ ok: true, status: 200, data });

/** An answer of the server that is an error. */
export const status = (code: number, message?: string): HttpResult => ({
  ok: false,
  failure: { kind: 'status', status: code, ...(message !== undefined && { message }) },
});

/** No answer at all. */
export const offline: HttpResult = { ok: false, failure: { kind: 'offline' } };

/** Answers every call that has no answer of its own. */
const EVERY_OTHER = '*';

/**
 * The one fake of the way to the API.
 * @param answers what it says, by call: `GET /home/sell`, or `*` for every call that is not named. None when left out;
 * a call without an answer is a 404 and fails no test by itself.
 * @param extensions what it can do beyond the specification; nothing when left out
 */
export function createFakeHttp(
  answers: Readonly<Record<string, FakeAnswer>> = {},
  extensions: readonly ApiExtension[] = [],
): FakeHttp {
  const known = new Map<string, FakeAnswer>(Object.entries(answers));
  const requests: HttpRequest[] = [];
  return {
    requests,
    extensions,
    answer: (call, answer) => known.set(call, answer),
    async request(request) {
      requests.push(request);
      const answer = known.get(`${request.method} ${request.path}`) ?? known.get(EVERY_OTHER);
      if (!answer) return status(404);
      return typeof answer === 'function' ? answer(request) : answer;
    },
  };
}
