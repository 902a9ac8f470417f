import { databaseFolder } from '../database/embedded.ts';
import { askHolder } from '../database/folder-lock.ts';
import { openDatabase } from '../database/open.ts';
import { exportSubmissions, type SheetName } from './export-submissions.ts';

/** Exports from the API that is running on the embedded database, else from the database itself. */
export async function exportFrom(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  sheet: SheetName,
): Promise<string> {
  const told = databaseUrl ? undefined : await askHolder(databaseFolder(dataDir), `export ${sheet}`);
  if (told !== undefined) return told;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await exportSubmissions(database, sheet);
  } finally {
    await database.close();
  }
}
