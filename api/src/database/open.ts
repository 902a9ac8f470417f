import type { Database } from './database.ts';
import { openEmbedded, type Answering } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openServer } from './server.ts';

interface OpenOptions {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  /** A server answers everybody; the embedded database only through the process that has opened it. */
  answering?: Answering;
}

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const database = options.databaseUrl
    ? await openServer(options.databaseUrl)
    : await openEmbedded(options.dataDir, options.answering);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
