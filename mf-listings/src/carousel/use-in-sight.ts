import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come into sight under a finger; always no where a mouse says by itself what it is about
 * to use.
 */
export function useInSightOfFinger(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || !window.matchMedia('(hover: none)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
