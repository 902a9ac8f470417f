import type { Database } from './database.ts';
import { openEmbedded, type Answering } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openServer } from './server.ts';

interface OpenOptions {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  /** A server answers everybody; the embedded database only through the process that has opened it. Default: nothing. */
  answering?: Answering;
  /** Milliseconds that a server has for each statement, for whom visitors wait. Default: no limit, for a command. */
  limitMs?: number;
  /** What is done before, when the schema is there, however long it takes. Default: nothing. */
  prepare?(database: Database): Promise<unknown>;
}

/** Closes what could not be made ready. */
async function madeReady(database: Database, { prepare }: OpenOptions): Promise<Database> {
  try {
    await migrate(database);
    await prepare?.(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, answering, limitMs } = options;
  if (!databaseUrl) return madeReady(await openEmbedded(dataDir, answering), options);
  const unlimited = await madeReady(await openServer(databaseUrl), options);
  if (limitMs === undefined) return unlimited;
  await unlimited.close();
  return openServer(databaseUrl, limitMs);
}
