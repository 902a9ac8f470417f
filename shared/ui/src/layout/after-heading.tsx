import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { useTakesOver } from './use-takes-over.ts';

/** Whether a page is drawn out of sight, where no heading waits to be seen. Default: `false`. */
export const DrawnAhead = createContext(false);

const LIMIT_MS = 1000;

export interface AfterHeadingProps {
  /** Keeps the room until then of what stands above the heading. Default: nothing. */
  instead?: ReactNode;
  /** Fetches what is better there when it is drawn, such as code; a second at most is waited for it. Default: nothing. */
  when?(): Promise<unknown>;
  children: ReactNode;
}

/**
 * What follows the heading of a page that is opened in the browser: the heading is painted first, in a tenth of the time that
 * all of the page takes. What the server has drawn, and what was drawn ahead, stands from the beginning.
 */
export function AfterHeading({ instead = null, when, children }: AfterHeadingProps) {
  const stands = useTakesOver();
  const isAhead = useContext(DrawnAhead);
  const [isShown, setShown] = useState(stands || isAhead);
  const wait = useEffectEvent((show: () => void) => {
    if (!when) return show();
    const limit = setTimeout(show, LIMIT_MS);
    when()
      .then(show, show)
      .finally(() => clearTimeout(limit));
  });
  useEffect(() => {
    if (isShown) return undefined;
    let isLeft = false;
    const callOff = afterPaint(() => wait(() => !isLeft && setShown(true)));
    return () => {
      isLeft = true;
      callOff();
    };
  }, [isShown]);
  // Nothing rather than something hidden: what React has begun to draw and is left early stays in memory.
  return isShown ? children : instead;
}
