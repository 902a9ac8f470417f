import { directionOf } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { scrolledTo, takeFromFinger } from './slides.ts';

const CALM = '(prefers-reduced-motion: reduce)';

export interface SlideDriverProps {
  /** The element that cuts off what is beside the slide shown; its only child holds the slides. */
  viewport: HTMLElement;
  /** The slide to be shown, from 0. */
  index: number;
  /** The visitor's finger has chosen another one. */
  onSelect(index: number): void;
}

/** Moves slides: they wrap around and follow the finger in the reading direction. Draws nothing itself. */
export default function EmblaDriver({ viewport, index, onSelect }: SlideDriverProps) {
  const { language } = useTranslation();
  // The finger may have been there before.
  const [early] = useState(() => scrolledTo(viewport));
  const [start] = useState(early || index);
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    startIndex: start,
    direction: directionOf(language),
    breakpoints: { [CALM]: { duration: 0 } },
  });
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (early > 0) select(early);
    attach(viewport);
  }, [attach, early, viewport]);
  useLayoutEffect(() => (embla ? takeFromFinger(viewport) : undefined), [embla, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const onEmblaSelect = () => select(embla.selectedScrollSnap());
    embla.on('select', onEmblaSelect);
    return () => {
      embla.off('select', onEmblaSelect);
    };
  }, [embla]);
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index);
  }, [embla, index]);
  return null;
}
