import { directionOf } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

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
  const [start] = useState(index);
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    startIndex: start,
    direction: directionOf(language),
    breakpoints: { [CALM]: { duration: 0 } },
  });
  useEffect(() => attach(viewport), [attach, viewport]);

  const select = useEffectEvent(onSelect);
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
