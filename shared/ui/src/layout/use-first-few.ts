import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a component is taking over markup of the server, where everything stands already; true while rendering there. */
const useTakesOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The first `few` of a long list, and all of it a moment later: a page that is opened in the browser shows what its first
 * screen can hold at once, instead of drawing everything before anything is seen.
 */
export function useFirstFew<Item>(items: readonly Item[], few: number): readonly Item[] {
  const [showsAll, setShowsAll] = useState(useTakesOver());
  useEffect(() => {
    // Not a transition: React keeps pages that are left before theirs is through.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShowsAll(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return showsAll ? items : items.slice(0, few);
}
