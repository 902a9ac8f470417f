import type { FastifyInstance } from 'fastify';

/** Requests that begin in one turn of the event loop. */
const BEGUN_A_TURN = 8;

/**
 * Begins requests in the order in which they came, a few in each turn of the event loop (architecture, "Trust").
 *
 * libuv takes one new connection a turn (since 1.45, `uv__server_io`), however many wait. Were all begun that have arrived, a
 * turn of a crowd would take a tenth of a second, and who comes on a new connection, a file or the question whether this server
 * is alive among them, would stand outside for ten seconds, while those who are inside are served at once.
 */
export function beginInTurns(server: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const beginSome = () => {
    const some = waiting.splice(0, BEGUN_A_TURN);
    if (waiting.length > 0) setImmediate(beginSome);
    for (const begin of some) begin();
  };
  server.addHook('onRequest', (_request, _reply, begin) => {
    waiting.push(begin);
    if (waiting.length === 1) setImmediate(beginSome);
  });
}
