import type * as Client from 'react-dom/client';

/** Comes in a script of the page's own, beside which all else is made ready for the first root. */
type Renderer = typeof Client;

let renderer: Renderer | undefined;

/** What makes roots. To be awaited before a mount. */
export const loadRenderer = async (): Promise<void> => {
  renderer ??= await import('react-dom/client');
};

/** @throws Error before `loadRenderer` was through */
export function loadedRenderer(): Renderer {
  if (!renderer) throw new Error('no renderer yet');
  return renderer;
}
