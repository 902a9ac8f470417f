import { spawn, type ChildProcess } from 'node:child_process';
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import getPort from 'get-port';

export interface SiteFrontOptions {
  port: number;
  /** The built document server. */
  program: string;
  /** Resolves when no build is under way: documents wait for it. */
  settled(): Promise<void>;
}

/** The developed site's own address, whichever document server stands behind it. */
export interface SiteFront {
  /** Starts the document server as it is built now; the one before goes when this one answers. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const READY_LIMIT_MS = 30_000;

/** Whether it answers before it ends, or is too late. */
async function becomesReady(child: ChildProcess, origin: string): Promise<boolean> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Stands before the document server, which is started anew with each of its builds: nobody who looks at the site meets a
 * server that is about to go, and a page that is loaded during a build comes from what is being built.
 */
export async function startSiteFront({ port, program, settled }: SiteFrontOptions): Promise<SiteFront> {
  let current: { origin: string; child: ChildProcess } | undefined;
  let lastStart = 0;
  const server = Fastify({ logger: false });
  await server.register(proxy, {
    upstream: '',
    async preHandler(request, reply) {
      const isDocument = request.headers.accept?.includes('text/html');
      if (isDocument) await settled();
      if (!current) await reply.code(503).type('text/plain').send('the site is being built');
    },
    replyOptions: {
      getUpstream: () => current?.origin ?? '',
      rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host ?? '' }),
    },
  });
  await server.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' });

  return {
    async restart() {
      lastStart += 1;
      const start = lastStart;
      const own = await getPort({ host: '127.0.0.1' });
      const origin = `http://127.0.0.1:${own}`;
      const child = spawn(process.execPath, [program], {
        stdio: 'inherit',
        env: { ...process.env, PORT: String(own), HOST: '127.0.0.1', DEVELOPMENT: '1' },
      });
      const isReady = await becomesReady(child, origin);
      // One that was started after it is of a newer build.
      const isLate = start !== lastStart;
      if (isLate || !isReady) child.kill();
      if (isLate) return;
      if (!isReady) throw new Error('the document server does not start; the one before stays');
      const before = current;
      current = { origin, child };
      before?.child.kill();
    },
    async close() {
      current?.child.kill();
      await server.close();
    },
  };
}
