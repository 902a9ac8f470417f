import Fastify from 'fastify';
import { beginInTurns } from './turns.ts';

describe('requests that come together', () => {
  it('begin in their order, 64 in a turn of the event loop, and each is answered', async () => {
    const server = Fastify();
    beginInTurns(server);
    let turn = 0;
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    const begun: number[] = [];
    server.get('/:index', async ({ params }) => {
      begun.push(turn);
      return (params as { index: string }).index;
    });
    await server.ready();
    const sent = Array.from({ length: 200 }, (_, index) => String(index));
    const answers = await Promise.all(sent.map((index) => server.inject(`/${index}`)));
    clearImmediate(counting);
    await server.close();
    expect(answers.map(({ body }) => body)).toEqual(sent);
    expect(begun).toEqual(begun.toSorted((one, other) => one - other));
    const ofEachTurn = [...new Set(begun)].map((one) => begun.filter((other) => other === one).length);
    expect(ofEachTurn).toEqual([64, 64, 64, 8]);
  });

  it('one alone begins at once', async () => {
    const server = Fastify();
    beginInTurns(server);
    server.get('/', async () => 'answered');
    for (const body of ['answered', 'answered']) expect((await server.inject('/')).body).toBe(body);
    await server.close();
  });
});
