import type { Vital } from '@shared/contract';
import { Histogram, type Registry } from 'prom-client';
import type { ReleaseLoad } from '../registry/registry.ts';

/** Shifts and the slowest answer to a press grow while a page is open: what comes within it takes the older one's place. */
const FINAL_AFTER_MS = 60_000;
const MOST_WAITING = 5000;
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
/** 0.1 is good, 0.25 is poor (web.dev/cls). */
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Anybody can send names of releases: only those in use are told apart, or there would be no end of them. */
function ownerOf({ release }: Vital, loads: readonly ReleaseLoad[]) {
  if (release === 'shell') return { remote: 'shell', release };
  const load = loads.find((each) => `${each.name}@${each.release}` === release);
  return load ? { remote: load.name, release: load.release } : { remote: 'other', release: 'other' };
}

/** What browsers measured, by remote and release, a minute after it was sent. */
export function collectVitals(
  registers: Registry[],
  loads: () => readonly ReleaseLoad[],
): (vital: Vital) => void {
  const labelNames = ['name', 'remote', 'release'];
  const durations = new Histogram({
    name: 'web_vital_seconds',
    help: 'What browsers measured: FCP, INP, LCP, TTFB, and load, from asking for a remote to having it',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'CLS as browsers measured it',
    labelNames,
    buckets: SHIFTS,
    registers,
  });
  const observe = (vital: Vital) => {
    const labels = { name: vital.name, ...ownerOf(vital, loads()) };
    if (vital.name === 'CLS') shifts.observe(labels, vital.value);
    else durations.observe(labels, vital.value / 1000);
  };
  /** By the measurement's own id; the last one of each. */
  const waiting = new Map<string, Vital>();
  const settle = (id: string) => {
    const vital = waiting.get(id);
    waiting.delete(id);
    if (vital) observe(vital);
  };
  return (vital) => {
    if (!waiting.has(vital.id)) {
      if (waiting.size >= MOST_WAITING) return observe(vital);
      setTimeout(settle, FINAL_AFTER_MS, vital.id).unref();
    }
    waiting.set(vital.id, vital);
  };
}
