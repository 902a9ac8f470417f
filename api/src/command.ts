import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from './config/environment.ts';
import { askHolder } from './database/folder-lock.ts';
import { databaseFolder } from './database/embedded.ts';
import { openDatabase } from './database/open.ts';
import { exportSubmissions, isSheetName, SHEET_NAMES, type SheetName } from './export/export-submissions.ts';

const USAGE = `Usage: npm run api -- export <${SHEET_NAMES.join('|')}> --csv [--output <file>]
Prints what visitors have sent, as CSV for a spreadsheet, or writes it into a file.
It reads the database of DATABASE_URL, or the embedded one in DATA_DIR, whether or not the API is running.`;

class UsageError extends Error {}

function readArguments(): { sheet: SheetName; output: string | undefined } {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { csv: { type: 'boolean' }, output: { type: 'string', short: 'o' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [command, sheet = '', ...rest] = parsed.positionals;
  if (command !== 'export' || rest.length > 0) throw new UsageError('The one command is "export".');
  if (!isSheetName(sheet)) throw new UsageError(`"${sheet}" is none of ${SHEET_NAMES.join(', ')}.`);
  return { sheet, output: parsed.values.output };
}

/** From the API that is running on the embedded database, else from the database itself. */
async function exported(sheet: SheetName): Promise<string> {
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw new UsageError(environment.errors.join('\n'));
  const { databaseUrl, dataDir } = environment.value;
  const told = databaseUrl ? undefined : await askHolder(databaseFolder(dataDir), `export ${sheet}`);
  if (told !== undefined) return told;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await exportSubmissions(database, sheet);
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const { sheet, output } = readArguments();
  const csv = await exported(sheet);
  if (output === undefined) {
    process.stdout.write(csv);
    return;
  }
  // Names and telephone numbers of visitors: for whoever ran the command, nobody else on the machine.
  await writeFile(output, csv, { mode: 0o600 });
  console.log(`${output}: written`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 1;
});
