/** What this browser keeps under one key. */
export interface StoredValue<Value> {
  /** The same object until something changes. */
  read(): Value;
  write(next: Value): void;
  subscribe(changed: () => void): () => void;
}

/** What stands in the local storage under a key; null where there is nothing, or nobody may look. */
export const readItem = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * A value under a key of the local storage; where storage is blocked or full it lasts as long as the page.
 * @param accept makes a value of whatever others wrote there, null for nothing; what it has made it leaves as it is
 */
export function createStoredValue<Value>(key: string, accept: (found: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  // Read when first asked for: on the server there is no storage.
  let known: { value: Value; text: string | null } | undefined;
  const tell = () => listeners.forEach((changed) => changed());
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    known = undefined;
    tell();
  };
  const find = (text: string | null): unknown => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    read() {
      // Who listens is told of what another tab writes.
      if (known && listeners.size > 0) return known.value;
      const text = readItem(key);
      if (known?.text !== text) known = { value: accept(find(text)), text };
      return known.value;
    },
    write(next) {
      const value = accept(next);
      try {
        window.localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full: kept until the page is left.
      }
      known = { value, text: readItem(key) };
      tell();
    },
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
