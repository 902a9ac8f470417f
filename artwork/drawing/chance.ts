/** Draws that repeat: the same seed always gives the same sequence, on every machine. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  fraction(): number;
  between(from: number, to: number): number;
  /** Both ends included. */
  integer(minimum: number, maximum: number): number;
  /** True in about `probability` of all draws. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** The mulberry32 generator: small, and good enough for windows and leaves. `seed` is a whole number of 32 bits. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    between: (from, to) => from + (to - from) * fraction(),
    integer: (minimum, maximum) => minimum + Math.floor(fraction() * (maximum - minimum + 1)),
    happens: (probability) => fraction() < probability,
    pick: (choices) => choices[Math.floor(fraction() * choices.length)] ?? choices[0],
  };
}
