import type { Counted } from '@shared/contract';

/** Chance that is the same in each run (mulberry32). @returns numbers from 0 to 1 */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many views, of which each is bad with that probability. */
export function drawCounted(chance: () => number, of: number, share: number): Counted {
  let bad = 0;
  for (let view = 0; view < of; view += 1) if (chance() < share) bad += 1;
  return { of, bad };
}
