import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import type { SubjectName } from '../subjects/subjects.ts';

/** What the office does with a word or two. Whoever has opened the database does it: the command, or the running API. */
export type Action =
  | { name: 'listings'; change: ListingChange; listings: readonly string[] }
  | { name: 'list appointments'; from?: string | undefined; to?: string | undefined }
  | { name: 'cancel appointment'; reference: string }
  | {
      name: 'move appointment';
      reference: string;
      date: string;
      from: string;
      to?: string | undefined;
      anyway: boolean;
    }
  | { name: 'list messages'; since?: string | undefined }
  | { name: 'purge'; days: number; dryRun: boolean }
  | { name: 'load'; subject: SubjectName }
  | { name: 'dump' };

export const LISTING_CHANGES = ['hide', 'show', 'sold', 'rented', 'available'] as const;
export type ListingChange = (typeof LISTING_CHANGES)[number];

/** What it came to: a text to be shown, or why nothing was changed. */
export type Done = { ok: true; text: string } | { ok: false; reason: string };

export const done = (text: string): Done => ({ ok: true, text });
export const refused = (reason: string): Done => ({ ok: false, reason });

/** The rules of the brokerage. */
export type Rules = Pick<Environment, 'booking'>;

export type Act<Name extends Action['name']> = (
  database: Database,
  action: Extract<Action, { name: Name }>,
  rules: Rules,
) => Promise<Done>;
