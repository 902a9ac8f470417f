import { USUAL_ENTRIES, type EntriesQuery, type PageEntries } from '../schemas/page-entry.ts';
import type { Queryable } from './database.ts';
import { PUBLISHED } from './listings.ts';

interface EntryRow {
  id: string;
  updated_at: Date | null;
  pictures: string[];
}

/** An article needs no licence, on whichever day `$1` is. */
const NEEDS_NONE = '($1::date IS NULL OR true)';

const SOURCES = {
  listings: `SELECT id, updated_at, images AS pictures FROM listing WHERE ${PUBLISHED}`,
  articles: `SELECT id, updated_at, array_remove(ARRAY[cover_image], NULL) AS pictures FROM article WHERE ${NEEDS_NONE}`,
} as const;

/** Whose pages there are entries of. */
export type EntrySource = keyof typeof SOURCES;
export const ENTRY_SOURCES = Object.keys(SOURCES) as EntrySource[];

/**
 * Entries in the order of their ids, which the index has: some after some, however many there are, so that nobody ever holds
 * all of them. What comes or goes meanwhile is there or is not, and shifts no other.
 *
 * @param licensedOn YYYY-MM-DD; a listing without a licence that holds on this day has no entry. Undefined: no licence is needed.
 */
export async function listPageEntries(
  db: Queryable,
  source: EntrySource,
  { after, limit = USUAL_ENTRIES }: EntriesQuery,
  licensedOn: string | undefined,
): Promise<PageEntries> {
  const rows = await db.query<EntryRow>(
    `${SOURCES[source]} AND ($2::text IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [licensedOn ?? null, after ?? null, limit],
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(({ id, updated_at: updatedAt, pictures }) => ({
      id,
      ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
      pictures,
    })),
    ...(last && { next: last.id }),
  };
}
