import type { HttpClient, HttpRequest, HttpResult } from '@shared/contract';

/** A way to the API that answers everything alike and remembers what was asked. */
export function answering(data: unknown): HttpClient & { requests: HttpRequest[] } {
  return resulting({ ok: true, status: 200, data });
}

export function resulting(result: HttpResult): HttpClient & { requests: HttpRequest[] } {
  const requests: HttpRequest[] = [];
  return {
    requests,
    request(request) {
      requests.push(request);
      return Promise.resolve(result);
    },
  };
}

/** What a server may send, as it arrives: through JSON, own `__proto__` keys included. */
export const sent = (json: string): unknown => JSON.parse(json);
