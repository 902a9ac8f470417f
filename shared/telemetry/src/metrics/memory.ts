import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';

/** Where Linux says what a container has and may have (cgroup v2). */
const CONTAINER = '/sys/fs/cgroup';
const PROCESSES = '/proc';
/** As every Linux that Node.js runs on has it by default. */
const PAGE_BYTES = 4096;

const read = (...file: string[]): string | undefined => {
  try {
    return readFileSync(path.join(...file), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** What cannot be given back: without copies of files that are used no longer, as the system itself counts before it ends anything. */
function ofContainer(folder: string): number | undefined {
  const current = read(folder, 'memory.current');
  if (current === undefined) return undefined;
  const [, unused = '0'] = /^inactive_file (\d+)$/m.exec(read(folder, 'memory.stat') ?? '') ?? [];
  return Math.max(0, Number(current) - Number(unused));
}

function childrenOf(pid: string): string[] {
  const tasks = path.join(PROCESSES, pid, 'task');
  try {
    return readdirSync(tasks).flatMap((task) =>
      (read(tasks, task, 'children') ?? '').split(' ').filter((child) => child !== ''),
    );
  } catch {
    return [];
  }
}

/** A process with all that it has started; what they share, such as the program itself, counts once. */
function ofProcesses(pid: string, isFirst = true): number {
  const [, resident = 0, shared = 0] = (read(PROCESSES, pid, 'statm') ?? '').split(' ').map(Number);
  const own = (isFirst ? resident : resident - shared) * PAGE_BYTES;
  return childrenOf(pid).reduce((sum, child) => sum + ofProcesses(child, false), own);
}

/**
 * Bytes that this program has in memory, with the processes that it has started: of its container, where it has one.
 *
 * @param container the folder in which Linux says so. Default: the usual one
 */
export const memoryInUse = (container: string = CONTAINER): number =>
  ofContainer(container) ?? ofProcesses(String(process.pid));

/** Bytes that it may have before the system ends it: the container's bound, else all that the machine has. */
export function memoryBound(container: string = CONTAINER): number {
  const most = Number(read(container, 'memory.max'));
  return Number.isFinite(most) && most > 0 ? Math.min(most, totalmem()) : totalmem();
}

/** What the figures of both programs say of memory, to be asked at each look. */
export const MEMORY_FIGURES = [
  {
    name: 'program_memory_bytes',
    help: 'Memory of the program with all of its processes, of its container where it has one',
    value: () => memoryInUse(),
  },
  {
    name: 'program_memory_bound_bytes',
    help: 'Memory that it may have: of its container, else of the machine',
    value: () => memoryBound(),
  },
] as const;
