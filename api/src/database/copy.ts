import type { Queryable } from './database.ts';

/** A table as it is copied: of its columns those that the database does not work out itself. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

/** Of the schema itself, of one day alone, and what is read out of the listings. */
const NOT_COPIED = [
  'migration',
  'sending',
  'sending_key',
  'listing_search',
  'search_group',
  'search_state',
  'search_unread',
  'search_word',
];
const BATCH = 500;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** The migrations that a database has seen. */
export const appliedMigrations = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ file: string }>('SELECT file FROM migration ORDER BY file', [])).map(({ file }) => file);

/** The tables that hold something to be kept, each behind those that it refers to. */
export async function copiedTables(db: Queryable): Promise<CopiedTable[]> {
  const columns = await db.query<{ name: string; column: string }>(
    `SELECT c.table_name AS name, c.column_name AS column
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     ORDER BY c.table_name, c.ordinal_position`,
    [],
  );
  const references = await db.query<{ name: string; other: string }>(
    `SELECT r.relname AS name, o.relname AS other FROM pg_constraint
     JOIN pg_class r ON r.oid = conrelid JOIN pg_class o ON o.oid = confrelid
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
    [],
  );
  const tables = new Map<string, string[]>();
  for (const { name, column } of columns)
    if (!NOT_COPIED.includes(name)) tables.set(name, [...(tables.get(name) ?? []), column]);
  const sorted: CopiedTable[] = [];
  const add = (name: string) => {
    if (sorted.some((table) => table.name === name)) return;
    for (const each of references) if (each.name === name && each.other !== name) add(each.other);
    sorted.push({ name, columns: tables.get(name) ?? [] });
  };
  for (const name of tables.keys()) add(name);
  return sorted;
}

/** Every row of a table as JSON, of which PostgreSQL makes the same row again. */
export const readRows = async (db: Queryable, { name, columns }: CopiedTable): Promise<string[]> =>
  (
    await db.query<{ line: string }>(
      `SELECT row_to_json(given)::text AS line FROM (SELECT ${listed(columns)} FROM ${quoted(name)}) AS given`,
      [],
    )
  ).map(({ line }) => line);

/** Empties tables; sequences go on from where they are. */
export async function emptyTables(db: Queryable, tables: readonly CopiedTable[]): Promise<void> {
  await db.query(`TRUNCATE ${listed(tables.map(({ name }) => name))}`, []);
}

/** Inserts rows as `readRows` has read them, tells how many there are so far, and lets numbers go on behind theirs. */
export async function writeRows(
  db: Queryable,
  { name, columns }: CopiedTable,
  rows: readonly string[],
  done: (count: number) => void,
): Promise<void> {
  const table = quoted(name);
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.query(
      `INSERT INTO ${table} (${listed(columns)}) OVERRIDING SYSTEM VALUE
       SELECT ${listed(columns)} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${rows.slice(start, start + BATCH).join(',')}]`],
    );
    done(Math.min(start + BATCH, rows.length));
  }
  const numbered = await db.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'`,
    [name],
  );
  for (const { column } of numbered)
    await db.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), (SELECT coalesce(max(${quoted(column)}), 0) + 1 FROM ${table}), false)`,
      [table, column],
    );
}
