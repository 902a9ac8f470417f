import type { CSSProperties } from 'react';

/**
 * For a part that is drawn before it is shown, in the place where it will be: it takes no room, is neither painted, found, read aloud
 * nor reached by keys, and what the browser has once laid out of it stays so. To show it these are taken away, and nothing else of it
 * or around it may change: its display least of all. A browser without `content-visibility` (Safari before 18, Firefox before 125)
 * does not show it either, but its keys reach it: there is nothing to be drawn ahead then.
 */
export const OUT_OF_SIGHT = {
  position: 'absolute',
  insetInline: 0,
  blockSize: 0,
  overflow: 'clip',
  contentVisibility: 'hidden',
} as const satisfies CSSProperties;
