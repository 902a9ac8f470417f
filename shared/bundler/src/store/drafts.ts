import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** A release that is not finished yet, of this process. */
export const draftName = () => `.draft-${process.pid}`;

let drafts = 0;

/** A file that is not whole yet, of this process; no two are the same. */
export const draftOfFile = (name: string) => `${name}.${(drafts += 1)}.${process.pid}.draft`;

/** Drafts of releases and of files. */
const DRAFT = /^\.draft-(\d+)$|\.(\d+)\.draft$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes what processes that were killed have left in a folder of releases; what one of this machine still writes stays. */
export async function removeLeftDrafts(root: string): Promise<void> {
  const names = await readdir(root).catch(() => [] as string[]);
  for (const name of names) {
    const [, release, file] = DRAFT.exec(name) ?? [];
    const pid = Number(release ?? file);
    if (pid && (pid === process.pid || !isRunning(pid)))
      await rm(path.join(root, name), { recursive: true, force: true });
  }
}
