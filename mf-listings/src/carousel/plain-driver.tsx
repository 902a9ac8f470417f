import { useEffect } from 'react';
import type { SlideDriverProps } from './embla-driver.tsx';

/** Shows the slide asked for and no more: for when the code of the other driver cannot be had. */
export function PlainDriver({ viewport, index }: SlideDriverProps) {
  useEffect(() => {
    const sign = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
    viewport.scrollTo({ left: sign * index * viewport.clientWidth });
  }, [viewport, index]);
  return null;
}
