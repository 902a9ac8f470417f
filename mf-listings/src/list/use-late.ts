import { useEffect, useState } from 'react';

/** What takes less long needs no words, in milliseconds. */
const LATE_MS = 500;

/** Whether something has been going on for so long that it should be said. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  if (!isGoingOn && isLate) setLate(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isGoingOn && isLate;
}
