import { media } from '@shared/ui';
import { styled } from 'styled-components';

/**
 * What is cut off beside the slide shown. The finger moves the slides natively until a driver has taken over
 * (`data-driven`), which leaves vertical movement to the page.
 */
export const SlidesViewport = styled.div`
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  &[data-driven] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }
`;

/** The row of slides; every child is a slide of its full width. */
export const Slides = styled.div`
  display: flex;
  > * {
    flex: 0 0 100%;
    min-inline-size: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* On paper the first picture, wherever the slides stand on the screen: a driver moves them by a transform of its own. */
  ${media.print} {
    transform: none !important;
    > :not(:first-child) {
      display: none;
    }
  }
`;

/** Which slide, from 0, the platform has scrolled to. */
export const scrolledTo = (viewport: HTMLElement): number =>
  viewport.clientWidth > 0 ? Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth) : 0;

/**
 * From now on a driver moves the slides, from where they stand when nothing is scrolled. What is not scrolled any more
 * needs no focus of its own.
 * @returns gives them back
 */
export function takeFromFinger(viewport: HTMLElement): () => void {
  const focus = viewport.getAttribute('tabindex');
  viewport.removeAttribute('tabindex');
  viewport.dataset['driven'] = '';
  viewport.scrollLeft = 0;
  return () => {
    delete viewport.dataset['driven'];
    if (focus !== null) viewport.setAttribute('tabindex', focus);
  };
}
