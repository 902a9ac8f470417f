import type { Islands, Sleeper } from '../context/islands.ts';
import { whenIdle } from './when-idle.ts';

/** What is this far below or above the window wakes already: a part of the window's height. */
const NEAR = '50%';

/**
 * The sleeping parts of one root. What is seen wakes when the browser has nothing better to do, so that the first screen
 * does not keep the first control from answering.
 */
export function createIslands(): Islands {
  const sleeping = new Set<Sleeper>();
  const bySight = new Map<Element, Sleeper>();
  /** Only while there is something to look out for. */
  let observer: IntersectionObserver | undefined;

  const onSight = (entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting ? [bySight.get(target)] : [],
    );
    if (seen.length === 0) return;
    whenIdle(() => seen.forEach((sleeper) => sleeper && sleeping.has(sleeper) && void sleeper.wake()));
  };
  const lookOutFor = (element: Element, sleeper: Sleeper) => {
    observer ??= new IntersectionObserver(onSight, { rootMargin: `${NEAR} 0%` });
    bySight.set(element, sleeper);
    observer.observe(element);
  };
  const forget = (element: Element) => {
    bySight.delete(element);
    observer?.unobserve(element);
    if (bySight.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };

  return {
    add(sleeper) {
      sleeping.add(sleeper);
      const { seen } = sleeper;
      if (seen) lookOutFor(seen, sleeper);
      return () => {
        if (!sleeping.delete(sleeper)) return;
        if (seen) forget(seen);
      };
    },
    async wakeAll() {
      await Promise.all([...sleeping].map((sleeper) => sleeper.wake()));
    },
  };
}
