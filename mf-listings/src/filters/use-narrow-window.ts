import { useLayoutEffect, useState } from 'react';

/** Below this the filters stand in a drawer: the same width as `media.lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is a phone's or a tablet's; no until the page has come alive, as the server cannot know. */
export function useNarrowWindow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  // Before the first paint of a page that is created in the browser.
  useLayoutEffect(() => {
    const wide = window.matchMedia(WIDE);
    const look = () => setNarrow(!wide.matches);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return isNarrow;
}
