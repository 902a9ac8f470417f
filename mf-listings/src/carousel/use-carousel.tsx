import { Suspense, useState, type ReactNode, type RefCallback } from 'react';
import { lazyExtra } from '../loading/lazy-extra.ts';
import type { SlideDriverProps } from './embla-driver.tsx';
import { PlainDriver } from './plain-driver.tsx';

const EmblaDriver = lazyExtra<SlideDriverProps>(() => import('./embla-driver.tsx'), PlainDriver);

export interface Carousel {
  /** For the element that cuts off what is beside the slide shown; its only child holds the slides. */
  viewport: RefCallback<HTMLElement>;
  /** From 0. */
  index: number;
  /** Goes to any slide; before the first is the last and the other way round (specification, section 2). */
  goTo(index: number): void;
  /** What moves the slides; to be drawn anywhere beside them. */
  driver: ReactNode;
}

/**
 * Slides of which one is shown. What moves them is loaded when they come alive; until then the buttons choose
 * already.
 * @param count slides
 * @param isAlive whether the visitor may move them now
 * @param start the slide shown first, from 0
 */
export function useCarousel(count: number, isAlive: boolean, start = 0): Carousel {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [chosen, setIndex] = useState(start);
  const index = Math.min(chosen, Math.max(0, count - 1));
  return {
    viewport: setViewport,
    index,
    goTo: (next) => setIndex(count > 0 ? ((next % count) + count) % count : 0),
    driver: isAlive && viewport && (
      <Suspense fallback={null}>
        <EmblaDriver viewport={viewport} index={index} onSelect={setIndex} />
      </Suspense>
    ),
  };
}
