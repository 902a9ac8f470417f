import { writeTable } from './export-file.ts';
import type { SheetFormat } from './sheets/formats.ts';
import type { Subject } from './subjects/subject.ts';

export type TemplateLanguage = 'ar' | 'en';

/** An empty table to fill in: headings for people, and below them, as a note that is not imported, what goes where. */
export function templateOf(
  { columns }: Pick<Subject, 'columns'>,
  language: TemplateLanguage,
  format: Exclude<SheetFormat, 'json'>,
): Promise<Buffer> {
  const needed = { ar: 'مطلوب: ', en: 'needed: ' }[language];
  const notes = columns.map(
    ({ kind, required, path }) =>
      `${path === '_id' ? '# ' : ''}${required ? needed : ''}${kind.says[language]}`,
  );
  const hasNotes = columns.some(({ path }) => path === '_id');
  return writeTable(
    columns.map((column) => column[language]),
    hasNotes ? [notes] : [],
    format,
    language === 'ar',
  );
}
