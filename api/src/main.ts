import { lineConsole, openTracing } from '@shared/telemetry';
import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './database/open.ts';
import { tracedDatabase } from './database/traced.ts';
import { createMediaStore } from './media/media-store.ts';
import { FOR_VISITORS, openPictures } from './media/open-pictures.ts';
import { connectCounts } from './http/shared-counts.ts';
import { answeringOf } from './office/answering.ts';
import { purgeDaily } from './retention/daily-purge.ts';
import { readAllListings } from './search/read-listings.ts';
import { insertSample } from './seed/insert-sample.ts';
import { buildServer } from './server/build-server.ts';
import { assertPortIsFree, describeListenError } from './server/port.ts';

/** Longer than any request may take; afterwards the process ends whatever still hangs. */
const STOP_LIMIT_MS = 5000;

/** A visitor's call ends after 5 s: by then it has an answer, and the database is not at work for nobody. */
const DATABASE_LIMIT_MS = 3000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!environment.ok) {
    for (const error of environment.errors) console.error(error);
    process.exitCode = 1;
    return;
  }
  const { host, port, dataDir, mediaBucket, databaseUrl } = environment.value;
  const { valkeyUrl, sampleListings, metricsPort, logFormat, booking } = environment.value;

  // Before the database opens: a second start should name the port, not the folder that the first one holds.
  await assertPortIsFree(host, port);
  // Loaded for who asks for it alone.
  const metrics =
    metricsPort === undefined
      ? undefined
      : await (await import('./http/metrics.ts')).openMetrics({ host, port: metricsPort });
  const tracing = await openTracing('api', environment.value.tracing);
  if (logFormat === 'json')
    globalThis.console = lineConsole({ format: logFormat, besides: () => tracing?.ids() ?? {} });
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    answering: answeringOf(environment.value),
    limitMs: DATABASE_LIMIT_MS,
    prepare: async (database) => {
      await insertSample(database, sampleListings);
      await readAllListings(database);
    },
  });
  const database = tracing ? tracedDatabase(opened, tracing) : opened;
  const counts = valkeyUrl ? await connectCounts(valkeyUrl, (line) => console.error(line)) : undefined;
  const pictures = await openPictures(environment.value, FOR_VISITORS);
  const media = createMediaStore(...pictures.served);
  const app = await buildServer(environment.value, { database, media, counts, metrics, tracing });

  let endPurging = async () => {};
  app.addHook('onClose', async () => {
    counts?.close();
    await endPurging();
    await metrics?.close();
    await database.close();
    await tracing?.close();
  });
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
  const counting = counts ? 'requests counted in Valkey' : 'requests counted in this process alone';
  const place = mediaBucket ? `; pictures in ${pictures.stored.name}` : '';
  console.log(
    `API ready at http://${host}:${openPort}/api/v1 (${store}${place}; ${counting}; documentation at /api/docs)`,
  );
  // Once visitors are answered: it waits for nobody, and nobody for it.
  if (environment.value.purgeDaily)
    endPurging = purgeDaily(database, {
      timeZone: booking.hours.timeZone,
      say: (line) => console.log(line),
    });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
