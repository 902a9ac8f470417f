/**
 * The record on `globalThis` in which every container that has run puts the hashes (`sha384-…`) of the scripts beside it: by
 * the address of their folder, then by name. A document pins the container, so it pins these too.
 */
export const PUBLISHED_INTEGRITY = '__integrity';
export type PublishedIntegrity = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
