/**
 * A number in [0, 1) that depends on nothing but its arguments, for what the specification calls randomised
 * (decisions, "Values"): a card must not change between renders, languages, pages, server and browser.
 * `salt` keeps several numbers of one id apart.
 */
export function stableRandom(id: string, salt: string): number {
  // FNV-1a, then the finaliser of MurmurHash3: without it, ids that differ in the last letter give near neighbours.
  let hash = 0x811c9dc5;
  for (const character of `${salt}:${id}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
