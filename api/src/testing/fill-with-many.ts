// Fills an empty database with made-up listings, more than a start would make, and readies them for searching.
// MANY says how many.
import { sampleListings } from '../../sample/listings.ts';
import { insertListings } from '../database/listings.ts';
import { openDatabase } from '../database/open.ts';
import { readAllListings } from '../search/read-listings.ts';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', MANY = '0' } = process.env;

const database = await openDatabase({ databaseUrl, dataDir });
try {
  await insertListings(database, sampleListings(Number(MANY)));
  await readAllListings(database);
} finally {
  await database.close();
}
