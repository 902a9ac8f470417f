import { processMemory } from '../../../shell/server/memory/process-memory.ts';
import { median } from './median.ts';

/** Resident memory of a process, in megabytes; NaN where the system does not say. */
export const residentMb = (pid: number): number => (processMemory(pid) ?? Number.NaN) / 2 ** 20;

export interface MemoryWatch {
  stop(): MemoryCourse;
}

/** In megabytes: halfway through its second and in its last quarter. */
export interface MemoryCourse {
  before: number;
  secondQuarter: number;
  lastQuarter: number;
  most: number;
}

/** Watches the memory of a process, every half second. */
export function watchMemory(pid: number): MemoryWatch {
  const before = residentMb(pid);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMb(pid)), 500);
  return {
    stop() {
      clearInterval(timer);
      const quarter = (index: number) =>
        median(samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4));
      return { before, secondQuarter: quarter(1), lastQuarter: quarter(3), most: Math.max(...samples) };
    },
  };
}
