import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { TrialCounts } from './counts.ts';
import { addTrialCounts, type Tallies } from './tallies.ts';

const TABLE = `
create table if not exists canary_counts (
  trial text not null, turn bigint not null, server uuid not null, counts jsonb not null,
  primary key (trial, turn, server));`;
/** Servers that start at once would make the same table at once. */
const LOCK = 7_414_252;

/** At once; what is left comes with the next turn. */
const MOST_ROWS = 20_000;

const ADD = `insert into canary_counts (trial, turn, server, counts) values ($1, $2, $3, $4)`;
const READ = `
select turn, counts from canary_counts where trial = $1 and turn > $2 and turn <= $3 order by turn limit ${MOST_ROWS}`;
const FORGET = `delete from canary_counts where turn < $1`;
/** What nobody has decided in a month is begun anew. */
const KEPT_TURNS = (30 * 86_400) / 5;

/**
 * Brings together in PostgreSQL what all document servers count; each of them reads all of it in the same order, and so says
 * the same of a canary. The table is made when it is missing.
 */
export function openPostgresTallies(connectionString: string): Tallies {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    allowExitOnIdle: true,
  });
  // A connection that was lost while nobody used it is made anew by the next who does.
  pool.on('error', () => {});
  const server = randomUUID();
  let prepared: Promise<unknown> | undefined;
  let forgotten = 0;
  /** A database that is not there yet is asked again by the next turn. */
  const prepare = () =>
    (prepared ??= pool.query(`select pg_advisory_xact_lock(${LOCK}); ${TABLE}`).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  return {
    counted: 'together',
    late: 2,
    async add(trial, { turn, counts }) {
      await prepare();
      await pool.query(ADD, [trial, turn, server, JSON.stringify(counts)]);
      if (turn - forgotten < 720) return;
      forgotten = turn;
      await pool.query(FORGET, [turn - KEPT_TURNS]);
    },
    async read(trial, after, until) {
      await prepare();
      const { rows } = await pool.query<{ turn: string; counts: TrialCounts }>(READ, [trial, after, until]);
      const turns = new Map<number, TrialCounts>();
      for (const { turn, counts } of rows) {
        const known = turns.get(Number(turn));
        turns.set(Number(turn), known ? addTrialCounts(known, counts) : counts);
      }
      // Others' counts of the last one may have been cut off.
      const whole = rows.length < MOST_ROWS ? [...turns] : [...turns].slice(0, -1);
      return whole.map(([turn, counts]) => ({ turn, counts }));
    },
    close: () => pool.end(),
  };
}
