import type { FormPolicy } from '../config/booking-policy.ts';
import type { Database } from '../database/database.ts';

export interface DatabaseOptions {
  database: Database;
}

export interface LicensedOptions extends DatabaseOptions {
  /** The day on which a shown listing must be licensed, YYYY-MM-DD; undefined where none has to be. */
  licensedOn(): string | undefined;
}

export interface FormOptions extends DatabaseOptions {
  /** Requests a minute and address; 0 for no limit. */
  perMinute: number;
}

export interface CountedFormOptions extends FormOptions {
  policy: FormPolicy;
  /** Whose day counts. */
  timeZone: string;
}
