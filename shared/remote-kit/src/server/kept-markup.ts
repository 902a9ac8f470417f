import type { StyleRules } from './known-rules.ts';

/** Markup of a component that was rendered alone. */
export interface KeptMarkup {
  html: string;
  /** Its styles, in the order in which it used them. */
  rules: readonly StyleRules[];
}

/** Said of what is rendered in its place each time: alone it would be something else. */
export const IN_PLACE = 'in place';

export interface MarkupStore {
  get(key: string): KeptMarkup | typeof IN_PLACE | undefined;
  set(key: string, kept: KeptMarkup | typeof IN_PLACE): void;
}

export interface MarkupStoreOptions {
  /** Most entries at a time. Default: 2000. */
  most?: number;
  /** Most bytes of keys and markup together. Default: 12 MB, an eighth of what a worker may have of JavaScript values. */
  mostBytes?: number;
}

const MOST = 2000;
const MOST_BYTES = 12_000_000;
/** V8 takes two for each character of a text that is not all Latin. */
const BYTES_A_CHARACTER = 2;

/**
 * Keeps markup by key; what was asked for longest ago goes first. By hand, since lru-cache asks for a module of Node.js that no
 * server bundle is given (`shell/server/rendering/confined-bundle.ts`). Styles are not counted: they are the same ones for
 * all that have the same component inside.
 */
export function createMarkupStore({
  most = MOST,
  mostBytes = MOST_BYTES,
}: MarkupStoreOptions = {}): MarkupStore {
  /** The one asked for last is the last. */
  const entries = new Map<string, { kept: KeptMarkup | typeof IN_PLACE; bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.kept;
    },
    set(key, kept) {
      drop(key);
      const size = BYTES_A_CHARACTER * (key.length + (kept === IN_PLACE ? 0 : kept.html.length));
      if (size > mostBytes) return;
      entries.set(key, { kept, bytes: size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= most && bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
