import { readFile, stat } from 'node:fs/promises';
import { formatOf } from './formats.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { UnreadableSheetError, type Sheet } from './sheet.ts';

/** Far above ten thousand listings with long descriptions. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Every workbook is an archive, whatever its name says. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The format that Excel had until 2003. */
const isOldWorkbook = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** Reads a file as the table that it holds; its content counts where its name says something else. */
export async function readSheetFile(file: string): Promise<Sheet> {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new UnreadableSheetError(`It is larger than ${MOST_BYTES / 1024 / 1024} MB.`);
  const bytes = await readFile(file);
  if (isOldWorkbook(bytes))
    throw new UnreadableSheetError('It is a workbook of an old format. Save it as .xlsx or as CSV UTF-8.');
  if (isArchive(bytes)) {
    const { readXlsx } = await import('./read-xlsx.ts');
    return readXlsx(bytes);
  }
  return formatOf(file) === 'json' ? readJson(bytes) : readCsv(bytes);
}
