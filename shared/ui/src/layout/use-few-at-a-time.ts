import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useTakesOver } from './use-takes-over.ts';

interface Drawn<Item> {
  items: readonly Item[];
  /** So many of them, from the first. */
  count: number;
  /** What stands in the places of the others. */
  before: readonly Item[];
}

const shownOf = <Item>(
  { items, count, before }: Drawn<Item>,
  keyOf: (item: Item) => string,
): readonly Item[] => {
  if (count >= items.length) return items;
  const first = items.slice(0, count);
  const keys = first.map(keyOf);
  return [...first, ...before.filter((item) => !keys.includes(keyOf(item)))].slice(0, items.length);
};

/**
 * A long list as it is to be drawn. A page that is opened in the browser shows what its first screen can hold at once, and all of it
 * a moment later, instead of drawing everything before anything is seen. A list that becomes another does so `few` at a time, from
 * the first on, each after a paint: a key that is typed meanwhile waits for the drawing of so many alone.
 * @param keyOf an item's own, by which it keeps its place
 */
export function useFewAtATime<Item>(
  items: readonly Item[],
  few: number,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const stands = useTakesOver();
  const [drawn, setDrawn] = useState<Drawn<Item>>({ items, count: stands ? Infinity : few, before: [] });
  let now = drawn;
  if (drawn.items !== items) {
    now = { items, count: few, before: shownOf(drawn, keyOf) };
    setDrawn(now);
  }
  const { count, before } = now;
  // Not a transition: React keeps pages that are left before theirs is through.
  useEffect(
    () =>
      count < items.length
        ? afterPaint(() => setDrawn({ items, count: before.length > 0 ? count + few : Infinity, before }))
        : undefined,
    [items, count, before, few],
  );
  return shownOf(now, keyOf);
}
