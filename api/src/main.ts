import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './database/open.ts';
import { answerExport } from './export/answer-export.ts';
import { createMediaStore } from './media/media-store.ts';
import { insertSample } from './seed/insert-sample.ts';
import { buildServer } from './server/build-server.ts';
import { assertPortIsFree, describeListenError } from './server/port.ts';

/** Longer than any request may take; afterwards the process ends whatever still hangs. */
const STOP_LIMIT_MS = 5000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!environment.ok) {
    for (const error of environment.errors) console.error(error);
    process.exitCode = 1;
    return;
  }
  const { host, port, dataDir, mediaDir, databaseUrl, sampleListings } = environment.value;

  // Before the database opens: a second start should name the port, not the folder that the first one holds.
  await assertPortIsFree(host, port);
  const database = await openDatabase({ databaseUrl, dataDir, answering: answerExport });
  await insertSample(database, sampleListings);
  const app = await buildServer(environment.value, { database, media: createMediaStore(mediaDir) });

  app.addHook('onClose', () => database.close());
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  await app.listen({ host, port }).catch(async (error: unknown) => {
    await app.close();
    throw describeListenError(error, host, port);
  });
  const address = app.server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  const store = databaseUrl ? 'PostgreSQL' : 'embedded database';
  console.log(`API ready at http://${host}:${openPort}/api/v1 (${store}; documentation at /api/docs)`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
