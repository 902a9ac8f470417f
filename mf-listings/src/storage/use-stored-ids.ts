import { useSyncExternalStore } from 'react';
import type { IdStore } from './id-store.ts';

const unknown = () => undefined;

/** What a store keeps; undefined on the server and while the page is hydrated, when nobody knows. */
export const useStoredIds = (store: IdStore): readonly string[] | undefined =>
  useSyncExternalStore<readonly string[] | undefined>(store.subscribe, store.read, unknown);
