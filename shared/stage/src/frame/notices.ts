/** What the frame shows beside the remote, in words for the team. */
export interface Notices {
  /** Says something of a kind, or takes it back. */
  set(kind: string, text: string | undefined): void;
  subscribe(changed: () => void): () => void;
  current(): readonly string[];
}

export function createNotices(): Notices {
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  let list: readonly string[] = [];
  return {
    set(kind, text) {
      if (texts.get(kind) === text) return;
      if (text === undefined) texts.delete(kind);
      else texts.set(kind, text);
      list = [...texts.values()];
      listeners.forEach((changed) => changed());
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    current: () => list,
  };
}
