import { parseArgs } from 'node:util';
import { isSheetName, SHEET_NAMES, type SheetName } from '../export/export-submissions.ts';

export const USAGE = `Usage: npm run api -- export <${SHEET_NAMES.join('|')}> --csv [--output <file>]
Prints what visitors have sent, as CSV for a spreadsheet, or writes it into a file.

       npm run api -- seed
Fills an empty database with SAMPLE_LISTINGS made-up listings (40), articles and settings; the API must not be running on
the embedded one.

Both take the database of DATABASE_URL, or the embedded one in DATA_DIR.`;

export type Request =
  | { command: 'seed' }
  | { command: 'export'; sheet: SheetName; /** Printed when left out. */ output?: string | undefined };

export type CommandLine = { ok: true; request: Request } | { ok: false; reason: string };

const refused = (reason: string): CommandLine => ({ ok: false, reason });

/** What the words after `npm run api --` ask for, or why they ask for nothing. */
export function readCommandLine(words: readonly string[]): CommandLine {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { csv: { type: 'boolean' }, output: { type: 'string', short: 'o' } },
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const [command, sheet = '', ...more] = parsed.positionals;
  if (command === 'seed' && parsed.positionals.length === 1) return { ok: true, request: { command } };
  if (command !== 'export' || more.length > 0) return refused('The commands are "export" and "seed".');
  if (!isSheetName(sheet)) return refused(`"${sheet}" is none of ${SHEET_NAMES.join(', ')}.`);
  return { ok: true, request: { command, sheet, output: parsed.values.output } };
}
