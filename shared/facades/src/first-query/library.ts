import type * as whole from './whole.ts';

/** The whole library, as far as the facade gives it. */
export type Library = typeof whole;

let library: Library | undefined;
let loading: Promise<Library> | undefined;
const waiting = new Set<(library: Library) => void>();

/** Undefined until it has come. */
export const libraryNow = (): Library | undefined => library;

async function load(): Promise<Library> {
  try {
    library = await import(/* webpackChunkName: "query" */ './whole.ts');
  } catch (error) {
    loading = undefined;
    throw error;
  }
  waiting.forEach((tell) => tell(library as Library));
  waiting.clear();
  // As React marks promises itself: who is drawn from now on need not wait for a turn to learn of it.
  Object.assign(loading ?? {}, { status: 'fulfilled', value: library });
  return library;
}

/** Fetches it once; rejects where it cannot be had, and asks anew the next time. */
export const loadLibrary = (): Promise<Library> => (loading ??= load());

/** Calls once it has come, in the order of asking. */
export const whenLibrary = (tell: (library: Library) => void): void => void waiting.add(tell);
