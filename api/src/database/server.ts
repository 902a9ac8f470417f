import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import type { Database, Queryable } from './database.ts';

const queryableOf = (connection: Pool | PoolClient): Queryable => ({
  async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
    if (parameters) return (await connection.query<Row>(sql, [...parameters])).rows;
    // The driver answers several statements with one result each.
    const results = [await connection.query<Row>(sql)].flat();
    return results.at(-1)?.rows ?? [];
  },
});

/** Opens a pool on a PostgreSQL server; rejects when the server cannot be reached or refuses the credentials. */
export async function openServer(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not end the process; the pool opens another.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    ...queryableOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(queryableOf(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        const broken = await client.query('ROLLBACK').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
