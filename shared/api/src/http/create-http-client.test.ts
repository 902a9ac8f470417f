/** @jest-environment jsdom */
import { startApiServer } from './api-server.test-kit.ts';
import { createHttpClient } from './create-http-client.ts';

/** The same over XMLHttpRequest, as in a browser; the cases in full stand in the Node test. */
let server: Awaited<ReturnType<typeof startApiServer>>;
let errors: jest.SpyInstance;

beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startApiServer((request, response) => {
    if (request.url?.endsWith('/silent')) return;
    if (request.url?.endsWith('/endless')) {
      const write = () => {
        while (!response.closed && response.write(' '.repeat(1_000_000)));
        if (!response.closed) response.once('drain', write);
      };
      return write();
    }
    if (request.url?.endsWith('/trickling')) {
      response.writeHead(201);
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
      return;
    }
    response.end(request.url?.endsWith('/html') ? '<h1>' : '{"data": 1}');
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  localStorage.clear();
  await server.stop();
});

const ask = (path: string, options: { timeoutMs?: number; signal?: AbortSignal } = {}) => {
  const { signal, ...rest } = options;
  return createHttpClient({ baseUrl: server.baseUrl, ...rest }).request({
    method: 'GET',
    path,
    ...(signal && { signal }),
  });
};

it('reads JSON and sends the stored token', async () => {
  localStorage.setItem('token', 'abc');
  await expect(ask('/json')).resolves.toEqual({ ok: true, status: 200, data: { data: 1 } });
  expect(server.received[0]?.headers.authorization).toBe('Bearer abc');
});

it('calls HTML malformed', async () => {
  await expect(ask('/html')).resolves.toEqual({ ok: false, failure: { kind: 'malformed' } });
});

it.each([
  ['GET', { ok: false, failure: { kind: 'malformed' } }],
  // What was sent was taken; of that answer nothing is read (specification, section 7).
  ['POST', { ok: true, status: 200, data: undefined }],
] as const)('reads no more than 20 MB of the answer to a %s', async (method, result) => {
  const started = performance.now();
  const client = createHttpClient({ baseUrl: server.baseUrl });
  await expect(client.request({ method, path: '/endless' })).resolves.toEqual(result);
  expect(performance.now() - started).toBeLessThan(4000);
});

it('gives up after its time', async () => {
  await expect(ask('/silent', { timeoutMs: 80 })).resolves.toEqual({
    ok: false,
    failure: { kind: 'timeout' },
  });
});

it.each([
  ['GET', { ok: false, failure: { kind: 'timeout' } }],
  ['POST', { ok: true, status: 201, data: undefined }],
] as const)('where a %s is answered and the answer does not end in time', async (method, result) => {
  const client = createHttpClient({ baseUrl: server.baseUrl, timeoutMs: 300 });
  await expect(client.request({ method, path: '/trickling' })).resolves.toEqual(result);
});

it('gives up when told to', async () => {
  const controller = new AbortController();
  const asked = ask('/silent', { signal: controller.signal });
  setTimeout(() => controller.abort(), 30);
  await expect(asked).resolves.toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(errors).not.toHaveBeenCalled();
});

it('is offline without a server', async () => {
  await server.stop();
  await expect(ask('/json')).resolves.toEqual({ ok: false, failure: { kind: 'offline' } });
});
