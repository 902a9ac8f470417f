import type { RequestListener } from 'node:http';
import { createGzip, createBrotliCompress } from 'node:zlib';
import { startApiServer } from './api-server.test-kit.ts';
import { createHttpClient } from './create-http-client.ts';

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const text =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(body);
  };

const silence: RequestListener = () => undefined;

let stop = () => Promise.resolve();
async function serve(answer: RequestListener) {
  const server = await startApiServer(answer);
  stop = server.stop;
  return server;
}

let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stop();
});

const get = { method: 'GET', path: '/home/sell' } as const;

describe('asking', () => {
  it('sends path, query and JSON body with its type', async () => {
    const { baseUrl, received } = await serve(json({ data: [] }));
    const http = createHttpClient({ baseUrl, readToken: () => undefined });
    await http.request({ ...get, query: { limit: 4, offset: undefined, q: 'حي & دور' } });
    await http.request({
      method: 'POST',
      path: '/contact/send',
      body: { name: 'نورة' },
      headers: { 'Idempotency-Key': 'k' },
    });
    const [first, second] = received;
    expect(new URL(`http://x${first?.url}`).pathname).toBe('/api/v1/home/sell');
    expect(Object.fromEntries(new URL(`http://x${first?.url}`).searchParams)).toEqual({
      limit: '4',
      q: 'حي & دور',
    });
    expect(first?.headers).not.toHaveProperty('authorization');
    expect(second?.headers['content-type']).toMatch(/^application\/json/);
    expect(second?.headers['idempotency-key']).toBe('k');
    expect(JSON.parse(second?.body ?? '')).toEqual({ name: 'نورة' });
  });

  it('adds the token as Bearer when there is one', async () => {
    const { baseUrl, received } = await serve(json({}));
    let token: string | undefined = 'abc';
    const http = createHttpClient({ baseUrl, readToken: () => token });
    await http.request(get);
    token = undefined;
    await http.request(get);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  it('never leaves the API, whatever the path says', async () => {
    const { baseUrl, received } = await serve(json({}));
    await createHttpClient({ baseUrl }).request({ method: 'GET', path: '//evil.example/x' });
    await createHttpClient({ baseUrl }).request({ method: 'GET', path: 'http://evil.example/x' });
    expect(received).toHaveLength(2);
  });
});

describe('answers', () => {
  it('come as data with their status', async () => {
    const { baseUrl } = await serve(json({ data: [1] }, 201));
    await expect(createHttpClient({ baseUrl }).request(get)).resolves.toEqual({
      ok: true,
      status: 201,
      data: { data: [1] },
    });
  });

  it.each(['<!doctype html><h1>hello</h1>', '', '{"data": [', 'undefined'])(
    'of a GET that are not JSON are malformed: %j',
    async (body) => {
      const { baseUrl } = await serve(text(body));
      await expect(createHttpClient({ baseUrl }).request(get)).resolves.toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
      expect(errors).toHaveBeenCalledTimes(1);
    },
  );

  it.each([65, 5000, 100_000])('of a GET that are nested %i levels deep are malformed', async (levels) => {
    const { baseUrl } = await serve(text(`${'['.repeat(levels)}${']'.repeat(levels)}`));
    await expect(createHttpClient({ baseUrl }).request(get)).resolves.toEqual({
      ok: false,
      failure: { kind: 'malformed' },
    });
  });

  it.each([
    ['gzip', createGzip],
    ['br', createBrotliCompress],
    ['identity', undefined],
  ] as const)(
    'of a GET that have no end are malformed, counted unpacked, and their memory is free (%s)',
    async (encoding, compress) => {
      const spaces = Buffer.alloc(1_000_000, ' ');
      const { baseUrl } = await serve((_, response) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          ...(compress && { 'content-encoding': encoding }),
        });
        const packed = compress?.();
        packed?.pipe(response);
        const out = packed ?? response;
        const write = () => {
          let hasRoom = true;
          while (hasRoom && !response.closed) hasRoom = out.write(spaces);
          if (!response.closed) out.once('drain', write);
        };
        write();
      });
      const before = process.memoryUsage.rss();
      await expect(createHttpClient({ baseUrl }).request(get)).resolves.toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
      expect(process.memoryUsage.rss() - before).toBeLessThan(250e6);
    },
  );

  it('that lead elsewhere are not followed', async () => {
    const { baseUrl, received } = await serve((_, response) => {
      response.writeHead(302, { location: '/elsewhere' });
      response.end();
    });
    await expect(createHttpClient({ baseUrl }).request(get)).resolves.toEqual({
      ok: false,
      failure: { kind: 'status', status: 302 },
    });
    expect(received).toHaveLength(1);
  });

  it('of a GET may be nested as deep as any description of the API', async () => {
    const body = `${'['.repeat(64)}${']'.repeat(64)}`;
    const { baseUrl } = await serve(text(body));
    await expect(createHttpClient({ baseUrl }).request(get)).resolves.toMatchObject({
      data: JSON.parse(body) as unknown,
    });
  });

  it.each(['OK', ''])('of a POST are success without JSON: %j', async (body) => {
    const { baseUrl } = await serve(text(body));
    const result = await createHttpClient({ baseUrl }).request({
      method: 'POST',
      path: '/brokers/add',
      body: {},
    });
    expect(result).toEqual({ ok: true, status: 200, data: undefined });
  });

  it.each([
    [{ message: 'boom' }, 'boom'],
    [{ error: 'boom' }, 'boom'],
    [{ error: { code: 'x', message: 'boom' } }, 'boom'],
    [{ message: { not: 'text' } }, undefined],
    [[], undefined],
  ])('with an error status carry the message of %j', async (body, message) => {
    const { baseUrl } = await serve(json(body, 500));
    await expect(createHttpClient({ baseUrl }).request(get)).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'status', status: 500, ...(message && { message }) },
    });
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('with 401 log a warning and tell the host', async () => {
    const { baseUrl } = await serve(json({}, 401));
    const onUnauthorized = jest.fn();
    const result = await createHttpClient({ baseUrl, onUnauthorized }).request(get);
    expect(result).toEqual({ ok: false, failure: { kind: 'status', status: 401 } });
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('401'));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('no answer', () => {
  it('within the time is a timeout', async () => {
    const { baseUrl } = await serve(silence);
    const result = await createHttpClient({ baseUrl, timeoutMs: 80 }).request(get);
    expect(result).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('is a timeout, too, when the body never ends', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data": [');
    });
    const result = await createHttpClient({ baseUrl, timeoutMs: 80 }).request(get);
    expect(result).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  it('for want of a server is offline, and logged without token or body', async () => {
    const { baseUrl, stop: stopNow } = await startApiServer(silence);
    await stopNow();
    const http = createHttpClient({ baseUrl, readToken: () => 'secret-token' });
    const result = await http.request({ method: 'POST', path: '/contact/send', body: { name: 'private' } });
    expect(result).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(errors).toHaveBeenCalledTimes(1);
    const logged = errors.mock.calls.flat();
    expect(logged.every((part) => typeof part === 'string')).toBe(true);
    expect(logged.join(' ')).not.toMatch(/secret-token|private/);
  });

  it('when the connection breaks half way is offline', async () => {
    const { baseUrl } = await serve((request) => request.socket.destroy());
    const result = await createHttpClient({ baseUrl }).request(get);
    expect(result).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('once the caller gives up is aborted, which is not logged', async () => {
    const { baseUrl } = await serve(silence);
    const controller = new AbortController();
    const asked = createHttpClient({ baseUrl }).request({ ...get, signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(asked).resolves.toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(errors).not.toHaveBeenCalled();
  });

  it('is even asked for when the caller gave up before', async () => {
    const { baseUrl, received } = await serve(json({}));
    const result = await createHttpClient({ baseUrl }).request({ ...get, signal: AbortSignal.abort() });
    expect(result).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(received).toEqual([]);
  });
});

it.each([
  ['a body that is no JSON', () => ({ body: 10n })],
  ['a token reader that throws', () => ({})],
])('gives a failure, not a rejection, for %s', async (name, parts) => {
  const { baseUrl } = await serve(json({}));
  const readToken = () => {
    if (name.includes('token')) throw new Error('no token');
    return undefined;
  };
  const result = await createHttpClient({ baseUrl, readToken }).request({
    method: 'POST',
    path: '/x',
    ...parts(),
  });
  expect(result).toEqual({ ok: false, failure: { kind: 'malformed' } });
  expect(errors).toHaveBeenCalledTimes(1);
});
