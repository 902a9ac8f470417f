import { writeFile } from 'node:fs/promises';
import { readCommandLine, USAGE } from './commands/command-line.ts';
import { readEnvironment, type Environment } from './config/environment.ts';
import { openDatabase } from './database/open.ts';
import { exportFrom } from './export/export-from.ts';
import type { SheetName } from './export/export-submissions.ts';
import { insertSample } from './seed/insert-sample.ts';

async function runExport(environment: Environment, sheet: SheetName, output?: string): Promise<void> {
  const csv = await exportFrom(environment, sheet);
  if (output === undefined) {
    process.stdout.write(csv);
    return;
  }
  // Names and telephone numbers of visitors: for whoever ran the command, nobody else on the machine.
  await writeFile(output, csv, { mode: 0o600 });
  console.log(`${output}: written`);
}

async function runSeed({ databaseUrl, dataDir, sampleListings }: Environment): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const isFilled = await insertSample(database, sampleListings);
    console.log(
      isFilled ? `${sampleListings} listings, articles and settings: inserted` : 'nothing inserted',
    );
  } finally {
    await database.close();
  }
}

function refuse(reason: string): void {
  console.error(reason);
  console.error(USAGE);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const asked = readCommandLine(process.argv.slice(2));
  if (!asked.ok) return refuse(asked.reason);
  const environment = readEnvironment(process.env);
  if (!environment.ok) return refuse(environment.errors.join('\n'));
  if (asked.request.command === 'seed') return runSeed(environment.value);
  return runExport(environment.value, asked.request.sheet, asked.request.output);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
