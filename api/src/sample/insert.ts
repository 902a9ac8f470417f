import { insertArticles } from '../database/articles.ts';
import type { Database } from '../database/database.ts';
import { insertListings } from '../database/listings.ts';
import { takeStartUpLock } from '../database/migrate.ts';
import { insertSettings } from '../database/settings.ts';
import { sampleArticles } from './articles.ts';
import { sampleListings } from './listings.ts';
import { SAMPLE_SETTINGS } from './settings.ts';

/** Fills an empty database with made-up content; touches nothing where content of any kind stands already. */
export async function insertSampleData(database: Database, listings: number): Promise<void> {
  if (listings === 0) return;
  await database.transaction(async (transaction) => {
    await takeStartUpLock(transaction);
    const [state] = await transaction.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM listing) OR EXISTS (SELECT FROM article) OR EXISTS (SELECT FROM settings) AS filled`,
      [],
    );
    if (state?.filled) return;
    await insertSettings(transaction, SAMPLE_SETTINGS);
    await insertListings(transaction, sampleListings(listings));
    await insertArticles(transaction, sampleArticles());
  });
}
