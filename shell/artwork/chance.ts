/** Draws that repeat: the same key always gives the same sequence, on every machine. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  fraction(): number;
  between(from: number, to: number): number;
  happens(probability: number): boolean;
}

export function chanceFor(key: string): Chance {
  let state = 2_166_136_261;
  for (const character of key) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    between: (from, to) => from + (to - from) * fraction(),
    happens: (probability) => fraction() < probability,
  };
}
