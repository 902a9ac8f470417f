import type { Server } from 'node:net';

/** New connections that are let in before work goes on, however many more stand outside. */
const MOST_LET_IN = 16;

/**
 * Does a server's work in turns of its event loop, and lets in before each who stands outside.
 *
 * libuv takes one new connection a turn (since 1.45, `uv__server_io`), however many wait. Were a turn as long as the work that has
 * come, who comes on a new connection, such as the question whether this server is alive, would stand outside for ten seconds
 * in a crowd, while those who are inside are served at once. So while turns bring new connections, nothing else is begun in
 * them: such a turn takes a tenth of a millisecond.
 * @param work what is begun in one turn; says whether there is more
 * @returns has work begun in the next turn that brings no new connection; called again before that, it does nothing
 */
export function workInTurns(server: Server, work: () => boolean): () => void {
  let isDue = false;
  let hasLetIn = false;
  let letIn = 0;
  server.on('connection', () => {
    hasLetIn = true;
  });

  function soon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(turn);
  }

  function turn(): void {
    isDue = false;
    if (hasLetIn && letIn < MOST_LET_IN) {
      hasLetIn = false;
      letIn += 1;
      soon();
      return;
    }
    letIn = 0;
    if (work()) soon();
  }
  return soon;
}
