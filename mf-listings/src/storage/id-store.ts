/** Identifiers that this browser keeps, the newest first. */
export interface IdStore {
  /** The same array until something changes. */
  read(): readonly string[];
  write(ids: readonly string[]): void;
  subscribe(changed: () => void): () => void;
}

const NONE: readonly string[] = [];

const parse = (text: string | null, most: number): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '');
    // As the API's own texts are read: no address holds half a character.
    return [...new Set(ids.map((id) => id.toWellFormed()))].slice(0, most);
  } catch {
    return NONE;
  }
};

const readItem = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * Identifiers under a key of the local storage. What others wrote there and is no list of texts counts as none;
 * where storage is blocked or full they last as long as the page.
 * @param most more are forgotten, the oldest first
 */
export function createIdStore(key: string, most: number): IdStore {
  const listeners = new Set<() => void>();
  // Read when first asked for: on the server there is no storage.
  let ids: readonly string[] | undefined;
  const tell = () => listeners.forEach((changed) => changed());
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    ids = undefined;
    tell();
  };
  return {
    read: () => (ids ??= parse(readItem(key), most)),
    write(next) {
      ids = [...new Set(next)].slice(0, most);
      try {
        window.localStorage.setItem(key, JSON.stringify(ids));
      } catch {
        // Blocked or full: kept until the page is left.
      }
      tell();
    },
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        // Another tab may write while nobody listens.
        ids = undefined;
      };
    },
  };
}
