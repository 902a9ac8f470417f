import { readFile, stat } from 'node:fs/promises';
import type { MediaStore } from '../../media/media-store.ts';
import type { Column } from '../columns/column.ts';
import type { Fault } from '../records/faults.ts';
import type { FileRecord } from '../records/read-records.ts';
import type { Step } from '../shown/steps.ts';
import type { PictureFolder } from './picture-folder.ts';
import { pathOf, pictureName, type StoredPictures } from './stored-pictures.ts';

const MOST_BYTES = 60 * 1024 * 1024;

export interface PictureSources {
  /** Where files are looked for; undefined when no folder was named. */
  folder: PictureFolder | undefined;
  /** What the API serves. */
  media: MediaStore;
  /** What was stored before. */
  stored: StoredPictures;
  /** Whether a path stands in the database already. */
  isKnown(path: string): boolean;
}

export interface ResolvedPictures {
  records: FileRecord[];
  faults: Fault[];
  /** Files that are not stored yet, by the names that they get. */
  waiting: ReadonlyMap<string, string>;
  /** Names of those that are. */
  kept: ReadonlySet<string>;
}

type Found = { ok: true; path: string } | { ok: false; reason: string };

const IN_MARKDOWN = /(!\[[^\]]*\]\(\s*<?)([^)\s>]+)/g;
const SERVED = /^\/?pictures\/([^/]+)$/;
const ELSEWHERE = /^(?:https?:)?\/\//i;

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The pictures that a column's value names. */
export function namesOf({ kind }: Column, value: unknown): string[] {
  if (value === undefined) return [];
  if (kind.pictures === 'many') return value as string[];
  if (kind.pictures === 'one') return [value as string];
  const names = [...(value as string).matchAll(IN_MARKDOWN)].map(([, , name = '']) => name);
  return names.filter((name) => !ELSEWHERE.test(name));
}

function withPaths({ kind }: Column, value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (kind.pictures === 'many')
    return [...new Set((value as string[]).map((name) => paths.get(name) ?? name))];
  if (kind.pictures === 'one') return paths.get(value as string) ?? value;
  return (value as string).replaceAll(IN_MARKDOWN, (whole, before: string, name: string) => {
    const path = paths.get(name);
    return path === undefined ? whole : `${before}${path.startsWith('/') ? '' : '/'}${path}`;
  });
}

/** Puts the paths by which the API serves them in the place of the names that a file gives its pictures. */
export async function resolvePictures(
  records: readonly FileRecord[],
  { folder, media, stored, isKnown }: PictureSources,
  step: Step,
): Promise<ResolvedPictures> {
  const waiting = new Map<string, string>();
  const kept = new Set<string>();

  async function fromFolder(name: string): Promise<Found> {
    if (!folder)
      return {
        ok: false,
        reason: `names "${name}", which is not stored; say where it is with --pictures <folder>`,
      };
    const found = folder.find(name);
    if (!found.ok) return found;
    if ((await stat(found.file)).size > MOST_BYTES)
      return { ok: false, reason: `names "${name}", which is larger than ${MOST_BYTES / 1024 / 1024} MB` };
    const bytes = await readFile(found.file);
    const stem = pictureName(bytes);
    if (await stored.has(stem)) kept.add(stem);
    else if (!waiting.has(stem)) {
      const { faultOfPicture } = await import('./encode.ts');
      const fault = await faultOfPicture(bytes);
      if (fault !== undefined) return { ok: false, reason: `names "${name}", which ${fault}` };
      waiting.set(stem, found.file);
    }
    return { ok: true, path: pathOf(stem) };
  }

  async function find(name: string): Promise<Found> {
    const served = SERVED.exec(name)?.[1];
    if (isKnown(name) || isKnown(name.replace(/^\//, ''))) return { ok: true, path: name };
    if (served !== undefined && (await media.has(served))) return { ok: true, path: name };
    return fromFolder(decoded(name));
  }

  const columnsOf = ({ values }: FileRecord) =>
    [...values].filter(([{ kind }]) => kind.pictures !== undefined);
  const names = new Set(
    records.flatMap((record) => columnsOf(record).flatMap(([column, value]) => namesOf(column, value))),
  );
  const found = new Map<string, Found>();
  for (const name of names) {
    found.set(name, await find(name));
    step.done(found.size, names.size);
  }
  const paths = new Map([...found].flatMap(([name, each]) => (each.ok ? [[name, each.path] as const] : [])));

  const faults: Fault[] = [];
  const resolved = records.map((record) => {
    const values = new Map(record.values);
    for (const [column, value] of columnsOf(record)) {
      for (const name of namesOf(column, value)) {
        const each = found.get(name);
        if (each?.ok === false)
          faults.push({ row: record.row, column: record.headingOf(column), reason: each.reason });
      }
      if (value !== undefined) values.set(column, withPaths(column, value, paths));
    }
    return { ...record, values };
  });
  return { records: resolved, faults, waiting, kept };
}
