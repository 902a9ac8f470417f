import type { EventLoopUtilization } from 'node:perf_hooks';
import { watchSaturation } from './saturation.ts';

describe('whether the process has more to do than it can', () => {
  let now: number;
  let active: number;
  let isSaturated: () => boolean;

  const utilization = (since?: EventLoopUtilization): EventLoopUtilization => {
    const idle = now - active;
    const used = { active: active - (since?.active ?? 0), idle: idle - (since?.idle ?? 0) };
    return { ...used, utilization: used.active / (used.active + used.idle || 1) };
  };
  /** Pages come evenly while time passes and the process is at work for a share of it. */
  const pass = (ms: number, pages: number, share: number) =>
    Array.from({ length: pages }, () => {
      now += ms / pages;
      active += (ms / pages) * share;
      return isSaturated();
    });

  beforeEach(() => {
    now = 0;
    active = 0;
    isSaturated = watchSaturation({ now: () => now, utilization });
  });

  it('is so from the second tenth of a second on in which many pages leave it no pause', () => {
    expect(pass(90, 50, 1)).not.toContain(true);
    expect(pass(200, 50, 1).slice(10)).not.toContain(false);
  });

  it('is not when it has pauses, however many come', () => {
    expect(pass(1000, 300, 0.8)).not.toContain(true);
  });

  it('is not when few pages keep it busy', () => {
    expect(pass(1000, 100, 1)).not.toContain(true);
  });

  it('is over a tenth of a second after the crowd', () => {
    pass(300, 100, 1);
    expect(isSaturated()).toBe(true);
    expect(pass(100, 1, 0)).toEqual([false]);
  });

  it('is told of the process by Node.js itself', () => {
    expect(watchSaturation()()).toBe(false);
  });
});
