import { readFileSync } from 'node:fs';
import { median } from './median.ts';

/** Resident memory of a process, in megabytes; NaN where the system does not say. */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

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
