import { useEffect, useState } from 'react';
import type { FilterDrawer } from './filter-drawer.tsx';
import { useNarrowWindow } from './use-narrow-window.ts';

type Drawer = typeof FilterDrawer;

/** Kept for the next list, which then begins with it. */
let known: Drawer | undefined;

/** The drawer where the window is narrow, as soon as its code is here; until then the fields stand in the page. */
export function useFilterDrawer(): Drawer | undefined {
  const isNarrow = useNarrowWindow();
  const [drawer, setDrawer] = useState(() => known);
  useEffect(() => {
    if (!isNarrow || known) return;
    import('./filter-drawer.tsx').then(
      (module) => {
        known = module.FilterDrawer;
        setDrawer(() => known);
      },
      // Offline: the fields go on standing in the page.
      () => undefined,
    );
  }, [isNarrow]);
  return isNarrow ? drawer : undefined;
}
