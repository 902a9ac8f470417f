import {
  appliedMigrations,
  copiedTables,
  emptyTables,
  writeRows,
  type CopiedTable,
} from '../database/copy.ts';
import type { Database, Queryable } from '../database/database.ts';
import { loadListings, upsertListings } from '../database/listings.ts';
import type { DumpHead, TableHead } from './dump.ts';

/** Why a backup is not taken in. */
export class RefusedBackupError extends Error {}

interface Dump {
  head: DumpHead;
  tables: { head: TableHead; rows: string[] }[];
}

/** Reads the lines of a dump. Rejects what is cut off or of another kind. */
export function readDump(text: string): Dump {
  const lines = text.split('\n');
  const head = JSON.parse(lines[0] || '{}') as Partial<DumpHead>;
  if (head.format !== 1 || !head.migrations || !head.madeAt)
    throw new RefusedBackupError('This is no backup that this release knows.');
  const tables: Dump['tables'] = [];
  for (let at = 1; at < lines.length - 1;) {
    const table = JSON.parse(lines[at] ?? '') as TableHead;
    const rows = lines.slice(at + 1, at + 1 + table.rows);
    if (rows.length < table.rows || rows.at(-1) === '')
      throw new RefusedBackupError('The backup is cut off.');
    tables.push({ head: table, rows });
    at += 1 + table.rows;
  }
  return { head: head as DumpHead, tables };
}

async function isOccupied(db: Queryable, tables: readonly CopiedTable[]): Promise<boolean> {
  for (const { name } of tables)
    if ((await db.query(`SELECT FROM "${name}" LIMIT 1`, [])).length > 0) return true;
  return false;
}

/**
 * Rejects when a database cannot take a dump in: one of a later release, or a database with anything in it unless `replace`.
 */
export async function assertLoadable(db: Queryable, { head }: Dump, replace: boolean): Promise<void> {
  const applied = await appliedMigrations(db);
  const unknown = head.migrations.filter((file) => !applied.includes(file));
  if (unknown.length > 0)
    throw new RefusedBackupError(
      `The backup is of a later release, with ${unknown.join(', ')}. Upgrade first.`,
    );
  if (!replace && (await isOccupied(db, await copiedTables(db))))
    throw new RefusedBackupError(
      'The database is not empty. --replace puts the backup in the place of all that it holds.',
    );
}

/**
 * Makes a database hold what a dump does and nothing else, all or nothing. Fields that an earlier release did not have are
 * empty.
 */
export const loadDump = (
  database: Database,
  dump: Dump,
  replace: boolean,
  done: (count: number, of: number) => void,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const of = dump.tables.reduce((sum, { rows }) => sum + rows.length, 0);
    let written = 0;
    await assertLoadable(transaction, dump, replace);
    const tables = await copiedTables(transaction);
    await emptyTables(transaction, tables);
    for (const { name } of tables) {
      const dumped = dump.tables.find(({ head }) => head.table === name);
      if (!dumped) continue;
      await writeRows(transaction, { name, columns: dumped.head.columns }, dumped.rows, (count) =>
        done(written + count, of),
      );
      written += dumped.rows.length;
    }
    const isEarlier = dump.head.migrations.length < (await appliedMigrations(transaction)).length;
    // What a later release works out of a listing whenever it is written.
    if (isEarlier) await upsertListings(transaction, await loadListings(transaction));
  });
