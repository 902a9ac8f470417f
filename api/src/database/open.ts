import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openServer } from './server.ts';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(options: { databaseUrl: string; dataDir: string }): Promise<Database> {
  const database = options.databaseUrl
    ? await openServer(options.databaseUrl)
    : await openEmbedded(options.dataDir);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
