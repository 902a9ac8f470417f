import type { Tracing } from '@shared/telemetry';
import type { Database, Queryable } from './database.ts';

/** Of a statement, in characters: enough to know it by. */
const MOST_CHARACTERS = 1000;

/** The text has placeholders where values are, so that nothing of a visitor is in it. */
const attributesOf = (sql: string) => ({
  'db.system.name': 'postgresql',
  'db.query.text': sql.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS),
});

const nameOf = (sql: string) => /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';

/** The same database; each statement, and each transaction round its own, is a span of the request that asks for it. */
export function tracedDatabase(database: Database, tracing: Tracing): Database {
  const traced = ({ query }: Queryable): Queryable => ({
    query: <Row extends object>(sql: string, parameters?: readonly unknown[]) =>
      tracing.span(nameOf(sql), attributesOf(sql), () => query<Row>(sql, parameters), 'client'),
  });
  return {
    atOnce: database.atOnce,
    ...traced(database),
    transaction: (work) =>
      tracing.span('transaction', { 'db.system.name': 'postgresql' }, () =>
        database.transaction((transaction) => work(traced(transaction))),
      ),
    close: () => database.close(),
  };
}
