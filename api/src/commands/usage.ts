import { PURGE_DAYS } from '../config/purge-days.ts';
import { SHEET_NAMES } from '../export/export-submissions.ts';
import { SUBJECT_NAMES } from '../office/subjects/subjects.ts';
import { LISTING_CHANGES } from '../office/actions/action.ts';

const SUBJECTS = SUBJECT_NAMES.join('|');
const RUN = 'npm run api --';

/** How each command is used. */
export const USAGES = {
  import: `Usage: ${RUN} import <${SUBJECTS}> <file.csv|json|xlsx> [--pictures <folder>] [--dry-run] [--complete]
       ${RUN} import <${SUBJECTS}> --template [--language ar|en] [--output <file.csv|xlsx>]
Takes a spreadsheet over, whole or not at all: with a fault in any row, nothing is changed. Every fault is named with its row
and column. To take the same file over again changes nothing.

  --dry-run            shows what would be added and changed, and every fault; changes nothing
  --pictures <folder>  where the picture files are that the table names (several in a cell, with | between them). They are
                       known by their content, turned the way they were held, cut to 1600 pixels, and freed of place and
                       camera; then they are stored where the API serves them. Pictures that nothing names any longer go.
  --complete           the file is all there is: listings that it does not have are hidden, articles that it does not have
                       are deleted. Default: what the file does not have stays as it is.
  --template           prints an empty table with headings, and under them what goes into each column
  --language ar|en     of the template's headings. Default: ar
  --output <file>      where the template is written; .xlsx makes a workbook. Default: printed as CSV

A row is known by its id. A column that the file does not have stays as it is; an empty cell empties the field. Headings may
be Arabic or English, yes and no too, digits Arabic or Latin, dates 2026-11-25 or 25/11/2026 with the day first. In numbers
a comma before three digits divides thousands, a point is decimal. Rows whose id begins with # are notes.
CSV may have commas or semicolons, and be UTF-8, UTF-16 or of the Arabic code page; JSON is as the API answers.`,

  export: `Usage: ${RUN} export <${SUBJECTS}> [--csv|--json|--xlsx] [--output <file>]
       ${RUN} export <${SHEET_NAMES.join('|')}> --csv [--output <file>]
Prints listings (hidden ones too), articles or contact data as a table that "import" takes, or what visitors have sent, as CSV
for a spreadsheet; or writes it into a file, by whose ending its format is known.`,

  listings: `Usage: ${RUN} listings <${LISTING_CHANGES.join('|')}> <id or reference …>
Hides listings or shows them again, or marks them as sold, rented, or available again: all that are named, or none.`,

  appointments: `Usage: ${RUN} appointments list [--from <day>] [--to <day>]
       ${RUN} appointments cancel <reference>
       ${RUN} appointments move <reference> --date <day> --at <HH:MM> [--until <HH:MM>] [--anyway]
Lists appointments (default: from today on), gives one back, or takes another time for it. The reference has six digits. Days are
written 2026-11-25, times 16:30, by the clocks of the brokerage. Nobody is told by the site: call the visitor.

  --until <HH:MM>  default: as long as it was
  --anyway         also outside viewing hours, further ahead, shorter or longer than visitors may; never over another viewing`,

  messages: `Usage: ${RUN} messages list [--since <day>]
Shows contact messages and applications of brokers, the newest first. Default: of the last 30 days.`,

  purge: `Usage: ${RUN} purge [--older-than <days>d] [--dry-run]
Deletes what visitors have typed: messages and applications so many days after they came, appointments so many days after they
were. Default: ${PURGE_DAYS}d.`,

  backup: `Usage: ${RUN} backup <folder|file.tar.gz|-> [--keep <days>d]
Writes everything that the database holds, and the stored pictures, into one file; "-" prints it. It holds names and telephone
numbers of visitors. Of an embedded and of a PostgreSQL database it is the same: either can be restored from it.

  --keep <days>d  once it is written, backups in the folder go that were made more days ago. Default: all stay`,

  restore: `Usage: ${RUN} restore <file.tar.gz|-> [--replace]
Takes a backup in, whole or not at all. A database that holds anything is refused.

  --replace  puts the backup in the place of all that the database holds`,

  seed: `Usage: ${RUN} seed
Fills an empty database with SAMPLE_LISTINGS made-up listings (40), articles and settings; the API must not be running on
the embedded one.`,
} as const;

export type CommandName = keyof typeof USAGES;

export const isCommandName = (text: string): text is CommandName => Object.hasOwn(USAGES, text);

export const USAGE = `Usage: ${RUN} <command> …

  import        takes listings, articles or contact data over from a spreadsheet
  export        gives them out again, and what visitors have sent
  listings      hides, shows, or marks as sold, rented or available
  appointments  lists, cancels, moves
  messages      shows what visitors have written
  purge         deletes what visitors have typed some time ago
  backup        writes everything into one file
  restore       takes such a file in
  seed          fills an empty database with samples

${RUN} <command> --help says more. All take the database of DATABASE_URL, or the embedded one in DATA_DIR, and pictures
in MEDIA_DIR, or in the bucket of MEDIA_BUCKET. While the API runs on the embedded database, it does what it is asked for itself; import, restore and seed need it stopped.

Exit codes: 0 done; 1 not understood, or failed; 2 the file has faults; 3 the API is running on the database; 4 it cannot be
done, such as for a listing that is not there. Other than with 0, nothing was changed.`;
