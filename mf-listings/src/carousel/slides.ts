import { styled } from 'styled-components';

/** What is cut off beside the slide shown. Vertical movement of the finger stays the page's. */
export const SlidesViewport = styled.div`
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
`;

/** The row of slides; every child is a slide of its full width. */
export const Slides = styled.div`
  display: flex;
  > * {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
`;
