import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Where the embedded database of a data folder stands. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** What the process answers to others that cannot open its database themselves. */
export type Answering = (db: Database, line: string) => Promise<string>;

const queryableOf = (connection: PGlite | Transaction): Queryable => ({
  async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
    if (parameters) return (await connection.query<Row>(sql, [...parameters])).rows;
    const results = await connection.exec(sql);
    return (results.at(-1)?.rows ?? []) as Row[];
  },
});

/**
 * Opens PostgreSQL inside this process, with its files in `<dataDir>/database`. Rejects when another process
 * already uses that folder. Processes that ask the holder of the folder are answered by `answering`.
 */
export async function openEmbedded(dataDir: string, answering?: Answering): Promise<Database> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const engine = await PGlite.create(folder);
    const database: Database = {
      atOnce: 1,
      ...queryableOf(engine),
      transaction: (work) => engine.transaction((transaction) => work(queryableOf(transaction))),
      async close() {
        await engine.close();
        await lock.release();
      },
    };
    if (answering) lock.answerWith((line) => answering(database, line));
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}
