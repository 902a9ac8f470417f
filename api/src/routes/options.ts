import type { Database } from '../database/database.ts';

export interface DatabaseOptions {
  database: Database;
}

export interface FormOptions extends DatabaseOptions {
  /** Requests a minute and address; 0 for no limit. */
  perMinute: number;
}
