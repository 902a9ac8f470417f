import { useSyncExternalStore } from 'react';
import type { Bus, Language } from '@shared/contract';

/** The bus's language; a change is committed synchronously, in one paint with every other root. */
export function useBusLanguage(bus: Pick<Bus, 'language$'>): Language {
  return useSyncExternalStore(
    (changed) => {
      const subscription = bus.language$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => bus.language$.value,
    () => bus.language$.value,
  );
}
