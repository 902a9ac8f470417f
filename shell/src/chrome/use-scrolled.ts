import { useSyncExternalStore } from 'react';

/** The header turns opaque beyond this many pixels (specification, section 2). */
const OPAQUE_AFTER_PX = 20;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled far enough for an opaque header; false on the server. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > OPAQUE_AFTER_PX,
    () => false,
  );
