import path from 'node:path';
import { lineConsole, openTracing } from '@shared/telemetry';
import { readConfig } from './config/config.ts';
import { createDocumentServer } from './document-server.ts';
import { boundedLines } from './log/bounded-lines.ts';

/** What was asked for is answered within it: containers are killed ten seconds after they were told to stop. */
const DRAIN_LIMIT_MS = 8000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await openTracing('document-server', config.tracing);
  // What the calls to the API, the workers and this server say: much of it holds addresses that visitors made up.
  globalThis.console = lineConsole({
    format: config.logFormat,
    bounded: boundedLines,
    besides: () => tracing?.ids() ?? {},
  });
  const log = (line: string) => console.log(line);
  const server = await createDocumentServer(config, path.resolve(import.meta.dirname, '..'), log, tracing);
  const stop = () => {
    setTimeout(() => process.exit(0), DRAIN_LIMIT_MS);
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await server.listen({ port: config.port, host: config.host });
  console.log(`site on ${config.siteUrl}`);
}

main().catch((error: unknown) => {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    taken
      ? `port ${process.env['PORT'] ?? 3000} is taken; set PORT to another`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(1);
});
