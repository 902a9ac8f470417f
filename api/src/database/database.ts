/** Something that runs SQL: the database itself, or one transaction of it. */
export interface Queryable {
  /**
   * Runs SQL with `$1`-style parameters and returns the rows; rejects with `DatabaseUnavailable`, or with an error that
   * carries the five-letter SQLSTATE as `code`. Without parameters the text may hold several statements; the rows are then the last one's.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
}

/** The port to PostgreSQL, embedded or served. */
export interface Database extends Queryable {
  /** Statements that it works on at once; more of them wait for one another. */
  readonly atOnce: number;
  /** Commits when `work` resolves, rolls back and rejects when it rejects. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database did not answer, or not in time. What it was asked for may have been done all the same. */
export class DatabaseUnavailable extends Error {
  /** Of the answer over HTTP. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** SQLSTATE of a broken exclusion constraint. */
export const EXCLUSION_VIOLATION = '23P01';

/** SQLSTATE of a broken unique constraint. */
export const UNIQUE_VIOLATION = '23505';

/** Reads the SQLSTATE of a rejected query, whichever driver threw it. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The constraint that a rejected query broke, whichever driver threw it. */
export function constraintOf(error: unknown): string | undefined {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' ? name : undefined;
}
