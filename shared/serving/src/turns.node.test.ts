import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { workInTurns } from './turns.ts';

let server: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Counts turns of the event loop until it is stopped. */
function countTurns() {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { now: () => turns, stop: () => clearImmediate(next) };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

it('work is done in one turn after the other until there is no more', async () => {
  const turns = countTurns();
  const done: number[] = [];
  const soon = workInTurns(server, () => done.push(turns.now()) < 5);
  soon();
  soon();
  while (done.length < 5) await rest();
  await rest();
  turns.stop();
  const [first = 0] = done;
  expect(done).toEqual([0, 1, 2, 3, 4].map((index) => first + index));
});

it('work that comes later is done then', async () => {
  let done = 0;
  const soon = workInTurns(server, () => {
    done += 1;
    return false;
  });
  for (const expected of [1, 2]) {
    soon();
    await rest();
    expect(done).toBe(expected);
  }
});

/** So long is what one turn does here. */
const WORK_MS = 20;

/** Connections that stand outside when work begins, and how many were inside before each piece of it. */
async function insideBefore(outside: number, pieces: number): Promise<number[]> {
  const inside: number[] = [];
  const soon = workInTurns(server, () => {
    inside.push(sockets.length);
    for (const end = performance.now() + WORK_MS; performance.now() < end;);
    return inside.length < pieces;
  });
  // What is busy takes nobody in: all stand outside when it begins.
  const clients = Array.from({ length: outside }, () =>
    connect((server.address() as AddressInfo).port, '127.0.0.1'),
  );
  await new Promise((resolve) => setImmediate(resolve));
  for (const end = performance.now() + WORK_MS; performance.now() < end;);
  soon();
  while (inside.length < pieces) await rest();
  for (const client of clients) client.destroy();
  return inside;
}

it('who stands outside is let in before work, sixteen at a time', async () => {
  const inside = await insideBefore(40, 4);
  // One connection a turn, and no work in it; before, each was followed by a piece of work.
  expect(inside[0]).toBeGreaterThanOrEqual(10);
  expect(inside[2]).toBe(40);
  for (const [index, count] of inside.entries()) expect(count).toBeLessThanOrEqual(17 * (index + 1) + 2);
});
