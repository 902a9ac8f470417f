import { Pool, type PoolClient } from 'pg';
import type { ErrorGroup } from './error-group.ts';
import { KEPT_DAYS, MOST_GROUPS, type ErrorStore } from './error-store.ts';
import { groupId } from './group-id.ts';

const TABLES = `
create table if not exists error_groups (
  id text primary key, owner text not null, last jsonb not null,
  first_seen timestamptz not null, last_seen timestamptz not null);
create table if not exists error_counts (
  id text not null references error_groups on delete cascade, release text not null, browser text not null,
  count bigint not null, primary key (id, release, browser));
create index if not exists error_groups_last_seen on error_groups (last_seen desc);`;

/** Servers that start at once would make the same tables at once. */
const LOCK = 7_414_251;

const GROUP = `
insert into error_groups (id, owner, last, first_seen, last_seen) values ($1, $2, $3, $4, $4)
on conflict (id) do update set last = excluded.last, last_seen = greatest(error_groups.last_seen, excluded.last_seen)`;
const COUNT = `
insert into error_counts (id, release, browser, count) values ($1, $2, $3, $4)
on conflict (id, release, browser) do update set count = error_counts.count + excluded.count`;
const FORGET = `
delete from error_groups where last_seen < $1::timestamptz - make_interval(days => ${KEPT_DAYS})
  or id in (select id from error_groups order by last_seen desc offset ${MOST_GROUPS})`;
const LIST = `
select g.id, g.last, g.first_seen as "firstSeen", g.last_seen as "lastSeen",
  (select coalesce(json_agg(json_build_object('release', release, 'browser', browser, 'count', count)), '[]')
   from error_counts c where c.id = g.id) as counts
from error_groups g where $1::text is null or g.owner = $1 order by g.last_seen desc limit ${MOST_GROUPS}`;

interface Row extends Omit<ErrorGroup, 'firstSeen' | 'lastSeen'> {
  firstSeen: Date;
  lastSeen: Date;
}

/** Keeps errors in PostgreSQL, one place for all document servers; its tables are made when they are missing. */
export async function openPostgresErrorStore(connectionString: string): Promise<ErrorStore> {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    allowExitOnIdle: true,
  });
  // A connection that was lost while nobody used it is made anew by the next who does.
  pool.on('error', () => {});

  async function within<Value>(task: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const value = await task(client);
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
  try {
    await within(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      await client.query(TABLES);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    name: new URL(connectionString).host,
    add: (errors, at) =>
      within(async (client) => {
        // Two servers at once take rows in the same order, or each would wait for the other.
        const ordered = errors
          .map((error) => ({ id: groupId(error), error }))
          .toSorted((one, other) => one.id.localeCompare(other.id));
        for (const { id, error } of ordered) {
          const { count, release, browser, ...last } = error;
          await client.query(GROUP, [id, error.owner, JSON.stringify(last), at]);
          await client.query(COUNT, [id, release, browser, count]);
        }
        await client.query(FORGET, [at]);
      }),
    async list(owner) {
      const { rows } = await pool.query<Row>(LIST, [owner ?? null]);
      return rows.map((row) => ({
        ...row,
        firstSeen: row.firstSeen.toISOString(),
        lastSeen: row.lastSeen.toISOString(),
      }));
    },
    close: () => pool.end(),
  };
}
