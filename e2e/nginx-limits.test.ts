// Looks at: deploy
import { freePorts } from 'tools';
import { startGateway, type Gateway } from './nginx/gateway.ts';
import { openHttp2, type Http2Session } from './nginx/http2-session.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';
import { request } from './nginx/request.ts';
import { startUpstream, type Upstream } from './nginx/upstream.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

/** Requests of a visitor's first view and all that follows from it. */
const VISIT = 40;
/** What one visitor may run ahead, and have under way, by default. */
const BURST = 500;
const AT_ONCE = 256;

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const statusOf = ({ headers }: Awaited<ReturnType<Http2Session['get']>>) => Number(headers[':status']);

test.describe('what one visitor may take', () => {
  const folders = temporaryFolders();
  let upstream: Upstream;
  let port: number;
  let gateway: Gateway;
  const sessions: Http2Session[] = [];
  const visitor = async (from: string, at = gateway) => {
    const session = await openHttp2(at.https, at.ca, from);
    sessions.push(session);
    return session;
  };
  const ask = (session: Http2Session, count: number, headers: Record<string, string> = {}) =>
    many(count, (index) => session.get(`/page?n=${index}`, headers));
  /** How many of so many requests at once were answered, and how many refused. */
  const flood = async (...asked: Parameters<typeof ask>) => {
    const answers = await ask(...asked);
    const numberOf = (status: number) => answers.filter((each) => statusOf(each) === status).length;
    return { answered: numberOf(200), refused: numberOf(429) };
  };

  test.beforeAll(async () => {
    [port = 0] = await freePorts(1);
    upstream = await startUpstream(port, ({ url }, response) => {
      if (!url.startsWith('/hanging')) response.end('page');
    });
    gateway = await startGateway(port, folders.create('tls'));
  });
  test.afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await gateway?.nginx.stop();
    await upstream?.close();
    folders.removeAll();
  });

  test('ten whole visits at the same moment, from one address, are not limited', async () => {
    const session = await visitor('127.0.0.3');
    expect(await flood(session, 10 * VISIT)).toEqual({ answered: 10 * VISIT, refused: 0 });
  });

  test('a flood is refused in a word, is a few lines of the log, and is nobody else’s matter', async () => {
    const attacker = await visitor('127.0.0.4');
    // One connection is good for a thousand.
    const answers = await ask(attacker, 1.9 * BURST);
    const refused = answers.filter((each) => statusOf(each) === 429);
    expect(answers.length - refused.length).toBeGreaterThan(BURST);
    expect(refused.length).toBeGreaterThan(BURST / 2);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(refused[0]?.text).toBe('too many requests\n');
    const lines = gateway.nginx.log().split('\n');
    expect(lines.filter((line) => line.includes(' 429 ')).length).toBeLessThan(refused.length / 10);
    expect(lines.filter((line) => line.includes('limiting requests'))).toEqual([]);

    const other = await visitor('127.0.0.5');
    expect(await flood(other, VISIT)).toEqual({ answered: VISIT, refused: 0 });
  });

  test('who holds many requests open holds a bounded number, and nobody else waits', async () => {
    const attackers = await many(4, () => visitor('127.0.0.6'));
    let refused = 0;
    for (const attacker of attackers)
      for (let count = 0; count < AT_ONCE / 4 + 10; count += 1)
        void attacker.get('/hanging').then(
          (each) => (refused += statusOf(each) === 429 ? 1 : 0),
          () => undefined,
        );
    await eventually(() => expect(refused).toBe(4 * 10));
    const other = await visitor('127.0.0.7');
    expect(await flood(other, VISIT)).toEqual({ answered: VISIT, refused: 0 });
  });

  test('an address of 7,000 characters is a short line of the log', async () => {
    await request(gateway.https, `/long?${'x'.repeat(7000)}`, { ca: gateway.ca });
    await eventually(() => expect(gateway.nginx.log()).toContain('/long?xxx'));
    const line = gateway.nginx
      .log()
      .split('\n')
      .find((each) => each.includes('/long?xxx'));
    expect(line?.length).toBeLessThan(500);
    expect(line).toMatch(/x\.\.\." 200 /);
  });

  test('behind a trusted proxy it is the visitor who counts, by the address that the proxy has seen', async () => {
    const [own, trusting] = [
      folders.create('tls'),
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8', REQUEST_BURST: '10' },
    ];
    const behind = await startGateway(port, own, trusting);
    try {
      const proxy = await visitor('127.0.0.1', behind);
      const flooding = await flood(proxy, 50, { 'x-forwarded-for': '192.0.2.1, 203.0.113.1, 10.0.0.9' });
      expect(flooding.refused).toBeGreaterThan(30);
      expect(upstream.seen.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.1');
      const another = await flood(proxy, 10, { 'x-forwarded-for': '203.0.113.1, 203.0.113.2' });
      expect(another).toEqual({ answered: 10, refused: 0 });

      // A host of IPv6 has as many addresses as it likes.
      const network = await many(30, (index) =>
        proxy.get('/page', { 'x-forwarded-for': `2001:db8:1:2:${index}::1` }),
      );
      expect(network.filter((each) => statusOf(each) === 429).length).toBeGreaterThan(10);

      // From elsewhere nothing is believed.
      const stranger = await visitor('127.0.0.8', behind);
      await stranger.get('/page', { 'x-forwarded-for': '203.0.113.3' });
      expect(upstream.seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.8');
    } finally {
      await behind.nginx.stop();
    }
  });
});
