import type { Database, Queryable } from '../database/database.ts';
import { createMediaStore } from '../media/media-store.ts';
import type { Pictures } from '../media/open-pictures.ts';
import { valueAt } from './columns/column.ts';
import type { Fault } from './records/faults.ts';
import { openPictureFolder } from './pictures/picture-folder.ts';
import { namesOf, resolvePictures, type ResolvedPictures } from './pictures/resolve-pictures.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { storedPictures, type StoredPictures } from './pictures/stored-pictures.ts';
import { isEmpty, planImport, type Plan } from './plan.ts';
import { readRecords, type FileRecord } from './records/read-records.ts';
import { readSheetFile } from './sheets/read-sheet.ts';
import { UnreadableSheetError } from './sheets/sheet.ts';
import type { Step, Steps } from './shown/steps.ts';
import type { Subject } from './subjects/subject.ts';
import { subjectOf, SUBJECT_NAMES, type SubjectName } from './subjects/subjects.ts';

export interface ImportOptions {
  subject: SubjectName;
  file: string;
  /** The folder of the pictures that the file names. Default: only those that are stored already. */
  pictures?: string | undefined;
  /** Whether what the file does not have is taken off. Default: no. */
  complete: boolean;
  /** Whether all is looked at and nothing is changed. Default: no. */
  dryRun: boolean;
}

export interface ImportPlaces extends Pictures {
  /** By which what was stored is old, in ms. Default: this machine's clock. */
  now?(): number;
}

export type ImportOutcome =
  | {
      done: true;
      plan: Plan<object>;
      /** Pictures that were, or would be, stored. */ pictures: number;
      swept: number;
    }
  | { done: false; faults: readonly Fault[]; plan: Plan<object> | undefined };

/** Any constant will do, as long as every import takes the same one. */
const IMPORT_LOCK = 730_145_002;

const recordsOf = async (subject: Subject, file: string) => {
  try {
    return readRecords(await readSheetFile(file), subject.columns);
  } catch (error) {
    if (!(error instanceof UnreadableSheetError)) throw error;
    return { records: [], faults: [{ reason: `The file cannot be read: ${error.message}` }] };
  }
};

/** Every picture that is named by what is stored. */
async function namedPictures(db: Queryable): Promise<Set<string>> {
  const named = new Set<string>();
  for (const name of SUBJECT_NAMES) {
    const { columns, load } = subjectOf(name);
    const withPictures = columns.filter(({ kind }) => kind.pictures !== undefined);
    const items = withPictures.length > 0 ? await load(db) : [];
    for (const item of items)
      for (const column of withPictures)
        for (const path of namesOf(column, valueAt(item, column.path))) named.add(path);
  }
  return named;
}

async function change(db: Queryable, subject: Subject, plan: Plan<object>, step: Step): Promise<void> {
  const items = [...plan.changed, ...plan.added].map(({ item }) => item);
  step.done(0, items.length);
  if (items.length > 0) await subject.store(db, items, (count) => step.done(count, items.length));
  if (plan.takenOff.length > 0) await subject.takeOff?.run(db, plan.takenOff);
}

/** Compares once more under a lock and changes what is to be changed, all or nothing. */
const commit = (
  database: Database,
  subject: Subject,
  records: readonly FileRecord[],
  { complete, step }: { complete: boolean; step: Step },
): Promise<Plan<object>> =>
  database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const plan = planImport(subject, await subject.load(transaction), records, { complete });
    if (plan.faults.length === 0) await change(transaction, subject, plan, step);
    return plan;
  });

async function picturesOf(
  records: readonly FileRecord[],
  named: ReadonlySet<string>,
  {
    folder,
    places,
    stored,
    steps,
  }: { folder: string | undefined; places: ImportPlaces; stored: StoredPictures; steps: Steps },
): Promise<ResolvedPictures> {
  const sources = {
    folder: folder === undefined ? undefined : await openPictureFolder(folder),
    media: createMediaStore(...places.served),
    stored,
    isKnown: (path: string) => named.has(path),
  };
  return resolvePictures(records, sources, steps('looking at pictures'));
}

/** Takes a file over, whole or not at all: a fault, or an end in the midst, changes nothing. */
export async function importFile(
  database: Database,
  places: ImportPlaces,
  { subject: name, file, pictures: folder, complete, dryRun }: ImportOptions,
  steps: Steps,
): Promise<ImportOutcome> {
  const subject = subjectOf(name);
  const stored = storedPictures(places.stored, places.now);
  const read = await recordsOf(subject, file);
  if (complete && read.records.length === 0 && read.faults.length === 0)
    read.faults.push({ reason: 'The file has no rows; --complete would take everything off.' });
  const found = await picturesOf(read.records, await namedPictures(database), {
    folder,
    places,
    stored,
    steps,
  });
  const planned = planImport(subject, await subject.load(database), found.records, { complete });
  const faults = [...read.faults, ...found.faults, ...planned.faults];
  if (faults.length > 0) return { done: false, faults, plan: read.records.length > 0 ? planned : undefined };
  const pictures = found.waiting.size;
  if (dryRun) return { done: true, plan: planned, pictures, swept: 0 };

  for (const each of found.kept) await stored.touch(each);
  await storePictures(found.waiting, stored, steps('storing pictures'));
  const step = steps('storing rows');
  const plan = isEmpty(planned)
    ? planned
    : await commit(database, subject, found.records, { complete, step });
  if (plan.faults.length > 0) return { done: false, faults: plan.faults, plan };
  return { done: true, plan, pictures, swept: await stored.sweep(await namedPictures(database)) };
}
