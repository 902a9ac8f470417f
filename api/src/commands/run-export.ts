import type { Environment } from '../config/environment.ts';
import { exportFrom } from '../export/export-from.ts';
import type { SheetName } from '../export/export-submissions.ts';
import { exportItems } from '../office/export-file.ts';
import { perform } from '../office/perform.ts';
import type { SheetFormat } from '../office/sheets/formats.ts';
import { subjectOf, type SubjectName } from '../office/subjects/subjects.ts';
import { templateOf, type TemplateLanguage } from '../office/template.ts';
import { EXIT } from './exit-codes.ts';
import { progressBar, type Progress } from './progress.ts';
import { writeOutput } from './write-output.ts';

/** Names and telephone numbers of visitors: for whoever ran the command, nobody else on the machine. */
const PRIVATE = 0o600;

/** A log has no lines of it: what is exported may go to the same place. */
async function withBar<T>(what: string, work: (bar: Progress) => Promise<T>): Promise<T> {
  const bar = progressBar(process.stderr, false);
  bar.wait(`reading ${what}`);
  try {
    return await work(bar);
  } finally {
    bar.end();
  }
}

export async function runSubmissionsExport(
  environment: Environment,
  { sheet, output }: { sheet: SheetName; output?: string | undefined },
): Promise<number> {
  const content = await withBar(sheet, () => exportFrom(environment, sheet));
  await writeOutput(content, output, PRIVATE);
  return EXIT.done;
}

export async function runExport(
  environment: Environment,
  { subject, format, output }: { subject: SubjectName; format: SheetFormat; output?: string | undefined },
): Promise<number> {
  const content = await withBar(subject, async (bar) => {
    const loaded = await perform(environment, { name: 'load', subject });
    if (!loaded.ok) throw new Error(loaded.reason);
    const items = JSON.parse(loaded.text) as object[];
    return exportItems(subjectOf(subject), items, format, bar.steps('writing rows'));
  });
  await writeOutput(content, output);
  return EXIT.done;
}

export async function runTemplate({
  subject,
  language,
  format,
  output,
}: {
  subject: SubjectName;
  language: TemplateLanguage;
  format: Exclude<SheetFormat, 'json'>;
  output?: string | undefined;
}): Promise<number> {
  await writeOutput(await templateOf(subjectOf(subject), language, format), output);
  return EXIT.done;
}
