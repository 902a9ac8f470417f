import type { Environment } from '../config/environment.ts';
import { openDatabase } from '../database/open.ts';
import { insertSample } from '../seed/insert-sample.ts';
import { EXIT } from './exit-codes.ts';
import { progressBar } from './progress.ts';

export async function runSeed(environment: Environment): Promise<number> {
  const { sampleListings } = environment;
  const bar = progressBar(process.stderr);
  bar.wait('opening the database');
  const database = await openDatabase(environment).finally(() => bar.end());
  try {
    const step = bar.steps('storing listings');
    const isFilled = await insertSample(database, sampleListings, (count) =>
      step.done(count, sampleListings),
    ).finally(() => bar.end());
    console.log(
      isFilled ? `${sampleListings} listings, articles and settings: inserted` : 'nothing inserted',
    );
    return EXIT.done;
  } finally {
    await database.close();
  }
}
