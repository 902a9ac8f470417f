import { useSyncExternalStore } from 'react';

/** What changes while header and footer stand. Whoever shows it follows it; nothing else is drawn again for it. */
export interface Followed<Value> {
  /** @returns what ends it */
  subscribe(changed: () => void): () => void;
  now(): Value;
  /** As it was in the document, which is what is hydrated. */
  sent(): Value;
}

/** What never changes, as on the server. */
export const fixed = <Value>(value: Value): Followed<Value> => ({
  subscribe: () => () => {},
  now: () => value,
  sent: () => value,
});

/** What somebody makes of it, which draws them again when it is another. */
export const useFollowed = <Value, Made extends string | number | boolean>(
  { subscribe, now, sent }: Followed<Value>,
  make: (value: Value) => Made,
): Made =>
  useSyncExternalStore(
    subscribe,
    () => make(now()),
    () => make(sent()),
  );
