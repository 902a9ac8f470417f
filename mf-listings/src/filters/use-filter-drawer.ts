import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@shared/ui';
import type { FilterDrawer } from './filter-drawer.tsx';
import { LateFilterFields } from './late-filter-fields.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

type Drawer = typeof FilterDrawer;

/** Kept for the next list, which then begins with it. */
let known: Drawer | undefined;

/**
 * The drawer where the window is narrow, as soon as its code is here; until then the fields stand in the page.
 * @param isInUse whether the visitor is at the fields in the page: these then stay until the next list
 */
export function useFilterDrawer(isInUse: () => boolean): Drawer | undefined {
  const isNarrow = useNarrowWindow();
  const [drawer, setDrawer] = useState(() => known);
  const take = useEffectEvent((loaded: Drawer) => {
    known = loaded;
    if (!isInUse()) setDrawer(() => loaded);
  });
  useEffect(() => {
    if (!isNarrow || drawer) return undefined;
    return afterPaint(() => {
      const load = import(/* webpackChunkName: "list-late" */ './filter-drawer.tsx');
      Promise.all([load, LateFilterFields.load()]).then(
        ([module]) => take(module.FilterDrawer),
        // Offline: the fields go on standing in the page.
        () => undefined,
      );
    });
  }, [isNarrow, drawer]);
  return isNarrow ? drawer : undefined;
}
