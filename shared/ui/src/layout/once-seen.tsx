import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { useTakesOver } from './use-takes-over.ts';

/**
 * What stands far below and asks for data of its own: drawn once the page that it belongs to has been painted, and not with one that is
 * drawn ahead. What the server has drawn stands from the beginning.
 */
export function OnceSeen({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(useTakesOver());
  // Of a page that is drawn ahead no effect runs.
  useEffect(() => (isSeen ? undefined : afterPaint(() => setSeen(true))), [isSeen]);
  return isSeen ? children : null;
}
