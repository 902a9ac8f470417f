import { useEffect, useRef, useState, type RefObject } from 'react';

/** After the last scroll event; the end of scrolling itself is not reported by every browser. */
const SETTLED_MS = 90;

export interface Carousel {
  /** The scrolling element; its children are the slides, each as wide as it is. */
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Goes to any slide; before the first is the last and the other way round (specification, section 2). */
  goTo(index: number): void;
  onScroll(): void;
}

/** Scrolling counts from the reading edge, to the negative in a right-to-left page. */
const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;

function showSlide(track: HTMLElement, index: number): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollLeft = sign * index * track.clientWidth;
}

/** A row of slides that the visitor scrolls by finger or by buttons; scroll snapping does the rest. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const current = count > 0 ? Math.min(index, count - 1) : 0;

  useEffect(() => {
    const element = track.current;
    if (element && indexAt(element) !== current) showSlide(element, current);
  }, [current, count]);
  useEffect(() => () => clearTimeout(settling.current), []);

  return {
    track,
    index: current,
    goTo: (next) => setIndex(count > 0 ? ((next % count) + count) % count : 0),
    onScroll: () => {
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        if (track.current) setIndex(indexAt(track.current));
      }, SETTLED_MS);
    },
  };
}
