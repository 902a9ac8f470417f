import type { Environment } from '../config/environment.ts';
import { openDatabase } from '../database/open.ts';
import { FOR_COMMANDS, openPictures } from '../media/open-pictures.ts';
import { importFile, type ImportOptions } from '../office/import-file.ts';
import { reportFaults, reportPlan } from '../office/report.ts';
import { subjectOf } from '../office/subjects/subjects.ts';
import { isEmpty } from '../office/plan.ts';
import { EXIT } from './exit-codes.ts';
import { progressBar } from './progress.ts';

/** Takes a file over and prints what it changed, or why it changes nothing. */
export async function runImport(environment: Environment, options: ImportOptions): Promise<number> {
  const subject = subjectOf(options.subject);
  const database = await openDatabase(environment);
  const bar = progressBar(process.stderr);
  try {
    const pictures = await openPictures(environment, FOR_COMMANDS);
    const outcome = await importFile(database, pictures, options, bar.steps);
    bar.end();
    if (!outcome.done) {
      if (outcome.plan && options.dryRun) console.log(`${reportPlan(subject, outcome.plan)}\n`);
      console.log(reportFaults(outcome.faults));
      return EXIT.faults;
    }
    const { plan, swept } = outcome;
    console.log(reportPlan(subject, plan));
    if (outcome.pictures > 0)
      console.log(`pictures: ${outcome.pictures} ${options.dryRun ? 'to be stored' : 'stored'}`);
    if (swept > 0) console.log(`pictures: ${swept} that nothing names removed`);
    if (isEmpty(plan)) console.log('There is nothing to change.');
    else if (options.dryRun) console.log('Nothing is changed yet: without --dry-run it will be.');
    return EXIT.done;
  } finally {
    bar.end();
    await database.close();
  }
}
