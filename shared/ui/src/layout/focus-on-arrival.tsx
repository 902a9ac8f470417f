import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface FocusOnArrivalProps {
  /** Which of the page's faces its address asks for. */
  face: string;
  children: ReactNode;
}

/**
 * Moves focus to the heading and the page to its top, where what stands at one path becomes something else: the
 * host sees to that between paths only.
 */
export function FocusOnArrival({ face, children }: FocusOnArrivalProps) {
  const [first] = useState(face);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && face !== first) setMoved(true);
  return (
    <Face key={face} isArrival={hasMoved}>
      {children}
    </Face>
  );
}

function Face({ isArrival, children }: { isArrival: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isArrival || !place.current) return undefined;
    // What is loaded on demand is not here yet.
    const observer = new MutationObserver(() => focus());
    const focus = () => {
      const heading = place.current?.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    observer.observe(place.current, { childList: true, subtree: true });
    focus();
    return () => observer.disconnect();
  }, [isArrival]);
  return <div ref={place}>{children}</div>;
}
