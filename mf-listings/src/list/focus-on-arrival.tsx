import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Moves focus to the heading and the page to its top, where what stands at one path becomes something else: the
 * host sees to that between paths only.
 */
export function FocusOnArrival({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted || !place.current) return undefined;
    const focus = () => {
      const heading = place.current?.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
      return true;
    };
    if (focus()) return undefined;
    // What is loaded on demand is not here yet.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted]);
  return <div ref={place}>{children}</div>;
}
