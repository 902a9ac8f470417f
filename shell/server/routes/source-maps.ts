import type { FastifyReply } from 'fastify';

/** Whether an address is that of a source map, or of a compressed copy of one, however it is written. */
export function isMap(pathname: string): boolean {
  let written = pathname;
  try {
    written = decodeURIComponent(pathname);
  } catch {
    // What is no address is no map's.
  }
  return /\.map(?:\.\w+)?$/i.test(written.split(/[?#]/)[0] ?? '');
}

export const refuseMap = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found\n');
