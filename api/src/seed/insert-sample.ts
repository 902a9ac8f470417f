import { insertArticles } from '../database/articles.ts';
import type { Database } from '../database/database.ts';
import { insertListings } from '../database/listings.ts';
import { takeStartUpLock } from '../database/migrate.ts';
import { insertSettings } from '../database/settings.ts';

/** Loaded when it is asked for, because the image of the running server has no sample data. */
async function readSample(listings: number) {
  const { sampleContent } = await import('../../sample/content.ts').catch((cause: unknown) => {
    throw new Error('There is no sample data here. Set SAMPLE_LISTINGS=0.', { cause });
  });
  return sampleContent(listings);
}

/**
 * Fills an empty database with made-up content and tells whether it did; touches nothing where content of any kind
 * stands already.
 *
 * @param listings how many, 0 to 10000; with 0 nothing is inserted at all.
 * @param done is told how many listings are written. Default: nobody is
 */
export async function insertSample(
  database: Database,
  listings: number,
  done?: (count: number) => void,
): Promise<boolean> {
  if (listings === 0) return false;
  const sample = await readSample(listings);
  return database.transaction(async (transaction) => {
    await takeStartUpLock(transaction);
    const [state] = await transaction.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM listing) OR EXISTS (SELECT FROM article) OR EXISTS (SELECT FROM settings) AS filled`,
      [],
    );
    if (state?.filled) return false;
    await insertSettings(transaction, sample.settings);
    await insertListings(transaction, sample.listings, done);
    await insertArticles(transaction, sample.articles);
    return true;
  });
}
