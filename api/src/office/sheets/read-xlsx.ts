import { readSheet } from 'read-excel-file/node';
import type { Cell } from '../cells/cell.ts';
import { sheetOf, UnreadableSheetError, type Sheet } from './sheet.ts';

/** Reads the first sheet of a workbook: of a formula what it last came to. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  try {
    return sheetOf((await readSheet(Buffer.from(bytes))) as unknown as Cell[][]);
  } catch (error) {
    throw new UnreadableSheetError(error instanceof Error ? error.message : String(error));
  }
}
