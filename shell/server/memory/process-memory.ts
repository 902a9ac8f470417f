import { readFileSync } from 'node:fs';

/** As every Linux that Node.js runs on has it by default. */
const PAGE_BYTES = 4096;

/**
 * Bytes that a process has in memory, buffers outside of its heap included (Linux, `statm` of proc(5), the second number, in
 * pages). Undefined where the system does not say, and for a process that has ended.
 */
export function processMemory(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}
