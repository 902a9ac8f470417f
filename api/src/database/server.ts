import { Client, DatabaseError, Pool, type PoolClient, type ClientConfig } from 'pg';
import { DatabaseUnavailable, type Database, type Queryable } from './database.ts';

const CONNECTIONS = 10;
/** For a connection where no visitor waits for it; and for a turn at one, of which a burst needs more than there are. */
const CONNECTING_MS = 10_000;
/** A process that hangs in a transaction holds what it has locked no longer. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/**
 * Each statement takes one core: helpers would make a single visitor's answer a little quicker, and all answers dearer, where as
 * many statements as there are cores are under way at once.
 */
const FOR_MANY_AT_ONCE = 'SET max_parallel_workers_per_gather = 0';
/** Between the server's own limit and ours, which is for a server that says nothing any more. */
const ANSWERING_MS = 500;
/** Of a connection on which nothing is asked: until then, firewalls on the way may forget it, and nobody would know. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** SQLSTATEs by which a server says that it cannot go on: stopped for its time, shut down, starting, full. */
const AWAY = /^(?:57014|57P0[1-5]|08...|53...)$/;

/** What is no fault of the statement is the server's, or of the way to it. */
const failureOf = (error: unknown) =>
  error instanceof DatabaseError && !AWAY.test(error.code ?? '') ? error : new DatabaseUnavailable(error);

const failing = (error: unknown): never => {
  throw failureOf(error);
};

const queryableOf = (connection: Pool | PoolClient): Queryable => ({
  async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
    if (parameters) return (await connection.query<Row>(sql, [...parameters]).catch(failing)).rows;
    // The driver answers several statements with one result each.
    const results = [await connection.query<Row>(sql).catch(failing)].flat();
    return results.at(-1)?.rows ?? [];
  },
});

const noted = (error: Error) => console.error(`database connection lost: ${error.message}`);

/** The server ends a statement that takes longer, and gives back what it holds; one that is silent is not waited for. */
const limitsOf = (limitMs: number | undefined): ClientConfig =>
  limitMs === undefined
    ? {}
    : {
        connectionTimeoutMillis: limitMs,
        statement_timeout: limitMs,
        query_timeout: limitMs + ANSWERING_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      };

/** The pool's own limit is for a turn and a connection together: a connection has one of its own. */
const clientWithin = (limits: ClientConfig): typeof Client =>
  class LimitedClient extends Client {
    constructor(options: ClientConfig) {
      super({ ...options, ...limits });
    }
  };

/**
 * Opens a pool on a PostgreSQL server; rejects when the server cannot be reached or refuses the credentials.
 * @param limitMs for each statement, waiting for locks included, and for each connection. Default: none for a statement, ten
 *   seconds for a connection.
 */
export async function openServer(url: string, limitMs?: number): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: CONNECTING_MS,
    Client: clientWithin(limitsOf(limitMs)),
    onConnect: (client) => client.query(FOR_MANY_AT_ONCE),
  });
  // An idle connection that the server drops must not end the process; the pool opens another.
  pool.on('error', noted);
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    atOnce: CONNECTIONS,
    ...queryableOf(pool),
    async transaction(work) {
      const client = await pool.connect().catch(failing);
      // While it is taken out, the pool does not listen: what is lost then fails the statement, not the process.
      client.on('error', noted);
      const giveBack = (broken: boolean) => {
        client.off('error', noted);
        client.release(broken);
      };
      try {
        const { query } = queryableOf(client);
        await query('BEGIN');
        const result = await work({ query });
        await query('COMMIT');
        giveBack(false);
        return result;
      } catch (error) {
        // Whoever does not answer is not asked to take it back: the connection ends, and with it what was begun.
        const broken =
          error instanceof DatabaseUnavailable ||
          (await client.query('ROLLBACK').then(
            () => false,
            () => true,
          ));
        giveBack(broken);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
