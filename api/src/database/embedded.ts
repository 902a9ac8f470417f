import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const queryableOf = (connection: PGlite | Transaction): Queryable => ({
  async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
    if (parameters) return (await connection.query<Row>(sql, [...parameters])).rows;
    const results = await connection.exec(sql);
    return (results.at(-1)?.rows ?? []) as Row[];
  },
});

/**
 * Opens PostgreSQL inside this process, with its files in `<dataDir>/database`. Rejects when another process
 * already uses that folder.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const engine = await PGlite.create(folder);
    return {
      ...queryableOf(engine),
      transaction: (work) => engine.transaction((transaction) => work(queryableOf(transaction))),
      async close() {
        await engine.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
