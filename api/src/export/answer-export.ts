import type { Answering } from '../database/embedded.ts';
import { exportSubmissions, isSheetName } from './export-submissions.ts';

/** Answers `export appointments` and the like for the command, which cannot open a database that is in use. */
export const answerExport: Answering = async (db, line) => {
  const [command, sheet = ''] = line.split(' ');
  if (command !== 'export' || !isSheetName(sheet)) throw new Error(`unknown request ${line}`);
  return exportSubmissions(db, sheet);
};
