import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useTakesOver } from './use-takes-over.ts';

/**
 * The first `few` of a long list, and all of it a moment later: a page that is opened in the browser shows what its first
 * screen can hold at once, instead of drawing everything before anything is seen.
 */
export function useFirstFew<Item>(items: readonly Item[], few: number): readonly Item[] {
  const [showsAll, setShowsAll] = useState(useTakesOver());
  // Not a transition: React keeps pages that are left before theirs is through.
  useEffect(() => afterPaint(() => setShowsAll(true)), []);
  return showsAll ? items : items.slice(0, few);
}
