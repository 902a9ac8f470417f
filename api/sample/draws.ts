import { createHash } from 'node:crypto';

/** Draws that depend on nothing but the key they were made from. */
export interface Draws {
  /** From 0, below 1. */
  fraction(): number;
  /** Both ends included. */
  integer(minimum: number, maximum: number): number;
  /** True in about `share` of all draws. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** The mulberry32 generator: small, and good enough for choosing adjectives and windows. */
export function drawsFrom(key: string): Draws {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    integer: (minimum, maximum) => minimum + Math.floor(fraction() * (maximum - minimum + 1)),
    chance: (share) => fraction() < share,
    pick: (choices) => choices[Math.floor(fraction() * choices.length)] ?? choices[0],
  };
}

/** A stable identifier of 24 hexadecimal digits. */
export const identifierOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 24);
