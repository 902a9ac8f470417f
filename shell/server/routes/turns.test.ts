import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { beginInTurns } from './turns.ts';

describe('requests that come together', () => {
  it('begin in their order, sixteen in a turn of the event loop, and each is answered', async () => {
    const server = Fastify();
    beginInTurns(server);
    const begun: number[] = [];
    let turn = 0;
    let isOver = false;
    server.get('/:index', async ({ params }) => {
      begun.push(turn);
      return (params as { index: string }).index;
    });
    await server.ready();
    const count = async () => {
      for (; !isOver; turn += 1) await nextTurn();
    };
    const counting = count();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => server.inject(`/${index}`)));
    isOver = true;
    await counting;
    await server.close();
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
    const ofATurn = [...new Set(begun)].map((one) => begun.filter((other) => other === one).length);
    expect(ofATurn).toEqual([16, 16, 16, 16, 16, 16, 4]);
    expect(begun).toEqual(begun.toSorted((one, other) => one - other));
  });

  it('one alone begins at once', async () => {
    const server = Fastify();
    beginInTurns(server);
    server.get('/', async () => 'answered');
    for (const body of ['answered', 'answered']) expect((await server.inject('/')).body).toBe(body);
    await server.close();
  });
});
