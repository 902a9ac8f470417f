import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorGroup, OwnedError } from './error-group.ts';
import { KEPT_DAYS, MOST_GROUPS, type ErrorStore } from './error-store.ts';
import { groupId } from './group-id.ts';

/** A swarm of errors is one write. */
const WRITE_AFTER_MS = 500;

const DAY_MS = 86_400_000;

async function readGroups(file: string): Promise<ErrorGroup[]> {
  try {
    const groups = JSON.parse(await readFile(file, 'utf8')) as unknown;
    return Array.isArray(groups) ? (groups as ErrorGroup[]) : [];
  } catch {
    // There is none yet, or it was spoilt: what comes is worth more than what was.
    return [];
  }
}

function counted(
  counts: ErrorGroup['counts'],
  { release, browser, count }: OwnedError,
): ErrorGroup['counts'] {
  const isSame = (each: ErrorGroup['counts'][number]) => each.release === release && each.browser === browser;
  const before = counts.find(isSame)?.count ?? 0;
  return [...counts.filter((each) => !isSame(each)), { release, browser, count: before + count }];
}

/**
 * Keeps errors of one document server in a JSON file, written whole: for a site on one machine. At most a thousand groups, of the
 * last 30 days.
 */
export async function openFileErrorStore(file: string): Promise<ErrorStore> {
  const groups = new Map((await readGroups(file)).map((group) => [group.id, group]));
  /** A write has what comes until it begins. */
  let isWaiting = false;
  let written: Promise<void> = Promise.resolve();

  function forgetOld(now: number): void {
    for (const { id, lastSeen } of groups.values())
      if (now - Date.parse(lastSeen) > KEPT_DAYS * DAY_MS) groups.delete(id);
    // In the order in which they were seen last.
    for (const id of [...groups.keys()].slice(0, Math.max(0, groups.size - MOST_GROUPS))) groups.delete(id);
  }

  async function write(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WRITE_AFTER_MS));
    isWaiting = false;
    const draft = `${file}.${process.pid}.draft`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify([...groups.values()]));
    await rename(draft, file);
  }

  return {
    name: file,
    add(errors, at) {
      for (const error of errors) {
        const id = groupId(error);
        const known = groups.get(id);
        const { count: _count, release: _release, browser: _browser, ...last } = error;
        groups.delete(id);
        groups.set(id, {
          ...{ id, last, firstSeen: known?.firstSeen ?? at, lastSeen: at },
          counts: counted(known?.counts ?? [], error),
        });
      }
      forgetOld(Date.parse(at));
      if (!isWaiting) {
        isWaiting = true;
        written = write();
      }
      return written;
    },
    list: (owner) =>
      Promise.resolve(
        [...groups.values()].filter(({ last }) => owner === undefined || last.owner === owner).toReversed(),
      ),
    close: () => written,
  };
}
