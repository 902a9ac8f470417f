import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countErrors, generateLoad } from './generate-load.ts';

describe('a load', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
    server?.closeAllConnections();
    server = undefined;
  });

  async function serve(answer: RequestListener): Promise<string> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  }
  const run = (origin: string, connections = 3) =>
    generateLoad({ origin, connections, seconds: 0.2, path: (index) => `/${index}` });

  it('asks for one path after the other, over so many kept connections, for so long', async () => {
    const paths = new Set<string>();
    const sockets = new Set<unknown>();
    const encodings = new Set<string | string[] | undefined>();
    const origin = await serve((request, response) => {
      paths.add(request.url ?? '');
      sockets.add(request.socket);
      encodings.add(request.headers['accept-encoding']);
      response.end('ok');
    });
    const load = await run(origin);
    expect(load.errors).toEqual({});
    expect(load.requests).toBeGreaterThan(10);
    expect(paths.size).toBe(load.requests);
    expect(paths).toContain('/0');
    expect(sockets.size).toBe(3);
    expect([...encodings]).toEqual(['br']);
    expect(load.perSecond).toBeLessThanOrEqual(load.requests / 0.2);
    expect(load.median).toBeLessThanOrEqual(load.p99);
    expect(load.p99).toBeLessThanOrEqual(load.worst);
  });

  it('leaves out of what it gets done a second what is not whole', async () => {
    let asked = 0;
    const origin = await serve((_, response) => {
      asked += 1;
      response
        .setHeader('server-timing', asked % 3 === 0 ? 'content;desc="crowded"' : 'content;desc="rendered"')
        .end();
    });
    const load = await generateLoad({
      origin,
      connections: 1,
      seconds: 0.2,
      path: () => '/',
      isWhole: ({ headers }) => headers['server-timing'] === 'content;desc="rendered"',
    });
    expect(load.requests).toBe(asked);
    expect(load.lacking).toBe(Math.floor(asked / 3));
    expect(load.perSecond).toBeLessThanOrEqual((asked - load.lacking) / 0.2);
    expect(load.errors).toEqual({});
  });

  it('counts answers that are not 200 by their status', async () => {
    let asked = 0;
    const origin = await serve((_, response) => {
      asked += 1;
      response.writeHead(asked % 2 === 0 ? 503 : 200).end();
    });
    const load = await run(origin, 1);
    expect(load.errors).toEqual({ 503: Math.floor(asked / 2) });
    expect(load.requests).toBe(asked);
  });

  it.each([
    ['before its answer', () => undefined],
    ['in the middle of it', (response) => response.writeHead(200, { 'content-length': '9' }).write('x')],
  ] satisfies [string, (response: Parameters<RequestListener>[1]) => unknown][])(
    'counts a connection that ends %s',
    async (_, begin) => {
      let cut = 0;
      const origin = await serve((request, response) => {
        cut += 1;
        begin(response);
        setImmediate(() => request.socket.end());
      });
      const load = await run(origin);
      expect(load.errors).toEqual({ ECONNRESET: cut });
      expect(countErrors(load)).toBe(cut);
      expect(load.requests).toBe(0);
    },
  );

  it('counts what nobody answers', async () => {
    const origin = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    const load = await run(origin);
    expect(Object.keys(load.errors)).toEqual(['ECONNREFUSED']);
    expect(load.requests).toBe(0);
  });
});
