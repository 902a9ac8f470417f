import type { HttpRequest, HttpResult } from '@shared/contract';
import { createDataBroker } from './data-broker.ts';

function countingHttp(answer: (count: number) => HttpResult) {
  const requests: HttpRequest[] = [];
  return { requests, request: (request: HttpRequest) => Promise.resolve(answer(requests.push(request))) };
}

const get = (path: string, query?: HttpRequest['query']): HttpRequest => ({
  method: 'GET',
  path,
  ...(query && { query }),
});

describe('the data broker', () => {
  it('asks the same question once for a moment, and anew afterwards', async () => {
    let now = 0;
    const http = countingHttp((count) => ({ ok: true, status: 200, data: count }));
    const broker = createDataBroker(http, () => now);
    await Promise.all([broker.request(get('/home/sell')), broker.request(get('/home/sell'))]);
    await broker.request(get('/home/sell', { limit: 24 }));
    expect(http.requests).toHaveLength(2);
    now = 2001;
    await broker.request(get('/home/sell'));
    expect(http.requests).toHaveLength(3);
  });

  it('does not keep failures', async () => {
    const http = countingHttp((count) =>
      count === 1 ? { ok: false, failure: { kind: 'timeout' } } : { ok: true, status: 200, data: 1 },
    );
    const broker = createDataBroker(http, () => 0);
    expect((await broker.request(get('/blog/'))).ok).toBe(false);
    expect((await broker.request(get('/blog/'))).ok).toBe(true);
  });

  it('refuses to write', async () => {
    const http = countingHttp(() => ({ ok: true, status: 200, data: 1 }));
    expect(await createDataBroker(http).request({ method: 'POST', path: '/contact/send' })).toMatchObject({
      ok: false,
    });
    expect(http.requests).toHaveLength(0);
  });
});
