import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { boundCrowds } from './crowd.ts';

let app: FastifyInstance;
/** Requests whose work is under way, in the order in which they began; called, one ends. */
let begun: { name: string; end(): void }[];
let turnedAway: number;
/** Requests whose heads are here. */
let arrived: number;
let sockets: Socket[];

beforeEach(() => {
  app = Fastify();
  begun = [];
  turnedAway = 0;
  arrived = 0;
  sockets = [];
  app.addHook('onRequest', async () => void (arrived += 1));
  boundCrowds(app, { atOnce: 2, noteTurnedAway: () => (turnedAway += 1) });
  const work = ({ params }: { params: unknown }) =>
    new Promise<string>((resolve) => {
      const { name } = params as { name: string };
      begun.push({ name, end: () => resolve(name) });
    });
  app.get('/:name', work);
  app.post('/:name', work);
  app.get('/broken', () => Promise.reject(new Error('broken')));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
/** However long a busy machine takes; what never comes ends the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await rest();
}
/** Whose work has begun when that of so many has, and of nobody else in the time after. */
async function names(count: number): Promise<string[]> {
  await until(() => begun.length >= count);
  await rest();
  return begun.map(({ name }) => name);
}
/** Comes on a new connection, and sends this. */
async function send(text: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const before = arrived;
  socket.write(text);
  await until(() => arrived > before);
  return socket;
}
/** Ends the work of so many, of those who begin then too. */
async function endAll(count: number) {
  for (let ended = 0; ended < count; ended += 1) {
    await until(() => begun.length > ended);
    begun[ended]?.end();
    await rest();
  }
}

it('as many as are of use are worked on at once; the others begin in their order, forms before what is only read', async () => {
  const reads = ['one', 'two', 'three', 'four'].map((name) => app.inject(`/${name}`));
  expect(await names(2)).toEqual(['one', 'two']);
  const answers = Promise.all([...reads, app.inject({ method: 'POST', url: '/form' })]);
  await until(() => arrived === 5);
  begun[0]?.end();
  expect(await names(3)).toEqual(['one', 'two', 'form']);
  await endAll(5);
  expect(await names(5)).toEqual(['one', 'two', 'form', 'three', 'four']);
  expect((await answers).map(({ statusCode, body }) => [statusCode, body])).toEqual(
    ['one', 'two', 'three', 'four', 'form'].map((name) => [200, name]),
  );
  expect(turnedAway).toBe(0);
});

it('who has waited to read for a second and a half is told to come again, also where nothing ends; what was written waits', async () => {
  const warn = jest.spyOn(app.log, 'warn');
  const first = Promise.all(['/one', '/two'].map((url) => app.inject(url)));
  await names(2);
  const since = performance.now();
  const waiting = ['/three', '/four'].map((url) => app.inject(url));
  const form = app.inject({ method: 'POST', url: '/form' });
  const late = await Promise.all(waiting);
  expect(performance.now() - since).toBeGreaterThanOrEqual(1500);
  expect(performance.now() - since).toBeLessThan(3000);
  for (const { statusCode, headers, json } of late) {
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(json()).toEqual({ error: { code: 'busy', message: expect.any(String) } });
  }
  expect(turnedAway).toBe(2);
  expect(warn).toHaveBeenCalledTimes(1);
  await endAll(3);
  expect((await first).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await form).statusCode).toBe(200);
  const next = app.inject('/next');
  await endAll(4);
  expect((await next).statusCode).toBe(200);
});

it('work that fails, and an address that is none, leave their place to the next', async () => {
  for (const [url, status] of [
    ['/broken', 500],
    ['/no/address', 404],
  ] as const)
    for (let time = 0; time < 3; time += 1) expect((await app.inject(url)).statusCode).toBe(status);
  const next = app.inject('/next');
  expect(await names(1)).toEqual(['next']);
  await endAll(1);
  expect((await next).statusCode).toBe(200);
});

it('who sends slowly what was written takes no place until it is here', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const slowly = (name: string) =>
    send(
      `POST /${name} HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
    );
  const first = await slowly('one');
  for (const name of ['two', 'three']) await slowly(name);
  const read = app.inject('/read');
  expect(await names(1)).toEqual(['read']);
  first.write('}');
  expect(await names(2)).toEqual(['read', 'one']);
  await endAll(2);
  expect((await read).statusCode).toBe(200);
});

it('who has gone before the turn came is passed over; who goes later keeps the place until the work is done', async () => {
  let gone = 0;
  app.server.on('connection', (socket) => socket.once('close', () => (gone += 1)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const asking = [];
  for (const name of ['one', 'two', 'gone', 'four'])
    asking.push(await send(`GET /${name} HTTP/1.1\r\nHost: api\r\n\r\n`));
  asking[0]?.destroy();
  asking[2]?.destroy();
  await until(() => gone === 2);
  expect(await names(2)).toEqual(['one', 'two']);
  await endAll(3);
  expect(await names(3)).toEqual(['one', 'two', 'four']);
});
