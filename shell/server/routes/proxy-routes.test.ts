import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerProxies } from './proxy-routes.ts';

describe('what passes through to the API and the remotes', () => {
  let origin: Server;
  let site: FastifyInstance;
  /** What the origin does with each request, in order; it answers 200 when nothing is left. */
  let fates: ('hangs up' | number)[] = [];
  let asked: string[] = [];

  beforeAll(async () => {
    origin = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const fate = fates.shift() ?? 200;
      if (fate === 'hangs up') request.socket.destroy();
      else response.writeHead(fate, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    site = Fastify();
    const remoteOrigins = Object.fromEntries(REMOTE_NAMES.map((name) => [name, url])) as Record<
      RemoteName,
      string
    >;
    await registerProxies(site, { apiOrigin: url, remoteOrigins });
  });
  beforeEach(() => {
    fates = [];
    asked = [];
  });
  afterAll(async () => {
    await site.close();
    origin.closeAllConnections();
    origin.close();
  });

  it.each([
    ['/api/v1/blog/', 'GET /api/v1/blog/'],
    ['/media/pictures/villa-1.jpg', 'GET /pictures/villa-1.jpg'],
    ['/remotes/mf-blog/releases/1/remoteEntry.js', 'GET /releases/1/remoteEntry.js'],
  ])('%s is asked once more where the connection ends without an answer', async (url, line) => {
    fates = ['hangs up'];
    expect((await site.inject({ url })).statusCode).toBe(200);
    expect(asked).toEqual([line, line]);
    fates = ['hangs up', 'hangs up'];
    expect((await site.inject({ url })).statusCode).toBeGreaterThanOrEqual(500);
    expect(asked).toHaveLength(4);
  });

  it('is never sent twice where it changes something', async () => {
    fates = ['hangs up'];
    const answer = await site.inject({ method: 'POST', url: '/api/v1/contact/send', payload: { name: 'x' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(asked).toEqual(['POST /api/v1/contact/send']);
  });

  it('is not asked again where it was answered, were it with 503', async () => {
    fates = [503];
    expect((await site.inject({ url: '/api/v1/blog/' })).statusCode).toBe(503);
    expect(asked).toHaveLength(1);
  });
});
