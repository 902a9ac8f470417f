import type { Environment } from '../config/environment.ts';
import { openDatabase } from '../database/open.ts';
import { insertSample } from '../seed/insert-sample.ts';
import { EXIT } from './exit-codes.ts';

export async function runSeed(environment: Environment): Promise<number> {
  const { sampleListings } = environment;
  const database = await openDatabase(environment);
  try {
    const isFilled = await insertSample(database, sampleListings);
    console.log(
      isFilled ? `${sampleListings} listings, articles and settings: inserted` : 'nothing inserted',
    );
    return EXIT.done;
  } finally {
    await database.close();
  }
}
