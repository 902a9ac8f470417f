import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database, Queryable } from './database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations');

/** Any constant will do, as long as every process takes the same one. */
const START_UP_LOCK = 730_145_001;

/** Makes processes that start together take turns; held until the transaction ends. */
export const takeStartUpLock = (transaction: Queryable) =>
  transaction.query('SELECT pg_advisory_xact_lock($1)', [START_UP_LOCK]);

/** Applies, in the order of their names, the migration files that this database has not seen; all or none. */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
  await database.transaction(async (transaction) => {
    await takeStartUpLock(transaction);
    await transaction.query(
      'CREATE TABLE IF NOT EXISTS migration (file text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await transaction.query<{ file: string }>('SELECT file FROM migration');
    const seen = new Set(applied.map(({ file }) => file));
    for (const file of files.filter((name) => !seen.has(name))) {
      await transaction.query(await readFile(resolve(MIGRATIONS, file), 'utf8'));
      await transaction.query('INSERT INTO migration (file) VALUES ($1)', [file]);
    }
  });
}
