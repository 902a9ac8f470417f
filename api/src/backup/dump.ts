import { appliedMigrations, copiedTables, readRows } from '../database/copy.ts';
import type { Database } from '../database/database.ts';

/** The first line of a dump. */
export interface DumpHead {
  format: 1;
  /** ISO 8601. */
  madeAt: string;
  migrations: string[];
}

/** Stands before the rows of a table. */
export interface TableHead {
  table: string;
  columns: string[];
  rows: number;
}

/** Everything that a database holds, as it is at one moment, in lines of JSON: embedded and server alike. */
export const dumpDatabase = (database: Database): Promise<string> =>
  database.transaction(async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const head: DumpHead = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(transaction),
    };
    const lines = [JSON.stringify(head)];
    for (const table of await copiedTables(transaction)) {
      const rows = await readRows(transaction, table);
      const tableHead: TableHead = { table: table.name, columns: [...table.columns], rows: rows.length };
      // One by one: a call takes only so many arguments.
      lines.push(JSON.stringify(tableHead));
      for (const row of rows) lines.push(row);
    }
    return `${lines.join('\n')}\n`;
  });
