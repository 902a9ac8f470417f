import { Activity, createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { useTakesOver } from './use-takes-over.ts';

/** Of a page that is drawn before it is asked for. */
export interface DrawnAheadState {
  /** Whether it is out of sight, where no heading waits to be seen. */
  isOutOfSight: boolean;
  /** Whether the press that shows it has waited so long by now that its heading cannot wait for the rest. */
  isLate(): boolean;
}

/** Default: undefined, a page that is drawn when it is asked for. */
export const DrawnAhead = createContext<DrawnAheadState | undefined>(undefined);

export interface AfterHeadingProps {
  /** Keeps the room until then of what stands above the heading. Default: nothing. */
  instead?: ReactNode;
  /**
   * Whether also what was drawn ahead waits where the browser is slow: for what takes several times as long to show as its heading,
   * since in two steps all of it takes somewhat longer. Default: `false`.
   */
  isLong?: boolean;
  children: ReactNode;
}

/**
 * What follows the heading of a page that is opened in the browser: the heading is painted first, in a tenth of the time that
 * all of the page takes. What the server has drawn stands from the beginning, and so does what was drawn ahead, unless it is long
 * and the browser slow.
 */
export function AfterHeading({ instead, isLong = false, children }: AfterHeadingProps) {
  const stands = useTakesOver();
  const ahead = useContext(DrawnAhead);
  const [wasAhead] = useState(ahead?.isOutOfSight === true);
  const [isShown, setShown] = useState(stands || (wasAhead && !isLong));
  // With the drawing that shows the page, and so in its first frame.
  if (wasAhead && !isShown && ahead?.isOutOfSight === false && !ahead.isLate()) setShown(true);
  // Of a page that is drawn ahead no effect runs before it is shown.
  useEffect(() => (isShown ? undefined : afterPaint(() => setShown(true))), [isShown]);
  if (wasAhead && isLong) return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
  // Nothing rather than something hidden: what React has begun to draw and is left early stays in memory.
  return isShown ? children : instead;
}
