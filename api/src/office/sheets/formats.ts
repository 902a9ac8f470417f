import { extname } from 'node:path';

/** Formats of files that are read and written. */
export const SHEET_FORMATS = ['csv', 'json', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What the ending of a file's name stands for; undefined for another. */
export const formatOf = (file: string): SheetFormat | undefined =>
  SHEET_FORMATS.find((format) => extname(file).toLowerCase() === `.${format}`);
