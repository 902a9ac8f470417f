// Puts the catalogue of the search tests into a database that nobody has open.
import { insertListings } from '../database/listings.ts';
import { openDatabase } from '../database/open.ts';
import { searchedListings } from './search-catalogue.ts';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;

const database = await openDatabase({ databaseUrl, dataDir });
try {
  await insertListings(database, searchedListings);
} finally {
  await database.close();
}
