import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
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
  let headersAsked: IncomingHttpHeaders = {};
  let given: { headers: OutgoingHttpHeaders; body: string };

  beforeAll(async () => {
    origin = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      headersAsked = request.headers;
      const fate = fates.shift() ?? 200;
      if (fate === 'hangs up') request.socket.destroy();
      else response.writeHead(fate, given.headers).end(given.body);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    site = Fastify();
    const remoteOrigins = Object.fromEntries(REMOTE_NAMES.map((name) => [name, url])) as Record<
      RemoteName,
      string
    >;
    await registerProxies(site, { apiOrigin: url, remoteOrigins }, { states: () => [] });
  });
  beforeEach(() => {
    fates = [];
    asked = [];
    given = { headers: { 'content-type': 'image/jpeg' }, body: '…' };
  });
  afterAll(async () => {
    await site.close();
    origin.closeAllConnections();
    origin.close();
  });

  it.each([
    [{}, 'www.example.com'],
    [{ 'x-forwarded-host': 'site.example.com' }, 'site.example.com'],
  ])('the API hears of the host that the visitor sees, with %j', async (headers, expected) => {
    await site.inject({
      method: 'POST',
      url: '/api/v1/contact/send',
      headers: { host: 'www.example.com', ...headers },
    });
    expect(headersAsked['x-forwarded-host']).toBe(expected);
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

  const PLACES = {
    api: '/api/v1/blog/',
    media: '/media/pictures/villa-1.jpg',
    remote: '/remotes/mf-blog/releases/1/remoteEntry.js',
  };
  const places = Object.entries(PLACES);
  const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

  it.each(places)('has no header that steers a browser (%s)', async (_place, url) => {
    const steering = {
      'set-cookie': 'a=b',
      'clear-site-data': '"*"',
      refresh: '0; url=https://evil.example',
      location: 'https://evil.example',
      'service-worker-allowed': '/',
      link: '</x.js>; rel=preload; as=script',
      'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
      'x-powered-by': 'somebody',
      'x-accel-redirect': '/secret',
      'strict-transport-security': 'max-age=0',
    };
    const wanted = { 'cache-control': 'no-cache', etag: '"1"', vary: 'accept', 'retry-after': '7' };
    given.headers = {
      'content-type': url === PLACES.api ? 'application/json' : 'image/png',
      ...steering,
      ...wanted,
    };
    const { headers } = await site.inject({ url });
    expect(headers).toMatchObject({ ...wanted, 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toBe(SANDBOX);
    const { 'content-security-policy': _policy, ...others } = steering;
    expect(Object.keys(headers).filter((name) => name in others)).toEqual([]);
  });

  it.each([
    ['api', 'text/html; charset=utf-8'],
    ['api', 'text/javascript'],
    ['api', 'image/svg+xml'],
    ['remote', 'text/html'],
    ['remote', 'application/xhtml+xml'],
    ['remote', 'multipart/x-mixed-replace'],
  ] as const)(
    'is read as nothing but text where its type is none that comes from there (%s: %s)',
    async (place, type) => {
      given = { headers: { 'content-type': type }, body: '<script>alert(1)</script>' };
      const { statusCode, headers, body } = await site.inject({ url: PLACES[place] });
      expect([statusCode, headers['content-type'], body]).toEqual([
        200,
        'text/plain; charset=utf-8',
        given.body,
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': SANDBOX,
      });
    },
  );

  it.each([
    ['api', 'application/json; charset=utf-8'],
    ['api', 'application/problem+json'],
    ['media', 'image/avif'],
    ['remote', 'text/javascript; charset=utf-8'],
    ['remote', 'font/woff2'],
    ['remote', 'application/json'],
  ] as const)('keeps its type (%s: %s), and a script has no policy of its own', async (place, type) => {
    given.headers = { 'content-type': type };
    const { headers } = await site.inject({ url: PLACES[place] });
    expect(headers['content-type']).toBe(type);
    expect('content-security-policy' in headers).toBe(!type.startsWith('text/javascript'));
  });

  it.each(['text/html', 'application/json', 'text/javascript', 'image/../html', ''])(
    'is a picture where pictures are: %j is not there',
    async (type) => {
      given = { headers: { ...(type !== '' && { 'content-type': type }), etag: '"1"' }, body: 'secret' };
      const { statusCode, headers, body } = await site.inject({ url: '/media/api/v1/settings/get' });
      expect([statusCode, body]).toEqual([404, 'no picture\n']);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    },
  );

  it('keeps the status of a picture that cannot be had, and its not having changed', async () => {
    given = { headers: { 'content-type': 'text/html' }, body: '<h1>' };
    fates = [503, 304];
    expect((await site.inject({ url: PLACES.media })).statusCode).toBe(503);
    given = { headers: { etag: '"1"' }, body: '' };
    expect((await site.inject({ url: PLACES.media })).statusCode).toBe(304);
  });

  it.each([...places, ['page', '/sell']])('is no service worker (%s)', async (_place, url) => {
    const refused = await site.inject({ url, headers: { 'service-worker': 'script' } });
    expect([refused.statusCode, asked]).toEqual([403, []]);
  });

  it('tells an origin nothing that a visitor has with the site, but the API its token', async () => {
    const headers = { cookie: 'language=en', authorization: 'Bearer 1' };
    for (const [place, url] of places) {
      await site.inject({ url, headers });
      expect([place, headersAsked.cookie, headersAsked.authorization]).toEqual([
        place,
        undefined,
        place === 'api' ? 'Bearer 1' : undefined,
      ]);
    }
  });

  it('is not asked again where it was answered, were it with 503', async () => {
    fates = [503];
    expect((await site.inject({ url: '/api/v1/blog/' })).statusCode).toBe(503);
    expect(asked).toHaveLength(1);
  });
});
