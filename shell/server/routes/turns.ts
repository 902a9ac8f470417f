import { workInTurns } from '@shared/serving';
import type { FastifyInstance } from 'fastify';

/** Requests that begin in one turn of the event loop: a twentieth of a second of work, where all that came could be a quarter. */
const BEGUN_A_TURN = 64;

/**
 * Begins requests in the order in which they came, a few in each turn of the event loop (architecture, "Trust"), so that a crowd
 * keeps nobody outside.
 */
export function beginInTurns(server: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const soon = workInTurns(server.server, () => {
    for (const begin of waiting.splice(0, BEGUN_A_TURN)) begin();
    return waiting.length > 0;
  });
  server.addHook('onRequest', (_request, _reply, begin) => {
    waiting.push(begin);
    soon();
  });
}
