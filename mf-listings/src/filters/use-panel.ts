import { useEffect, useState } from 'react';
import { LateFilterFields } from './late-filter-fields.ts';

/**
 * Which panel of filters is shown: one that is asked for begins once its fields can be drawn, and until then the one of before
 * stands, so that nothing below it moves.
 * @param asked the panel of the present address
 */
export function usePanel(asked: number): number {
  const [shown, setShown] = useState(asked);
  const canBegin = LateFilterFields.isHere();
  if (canBegin && shown !== asked) setShown(asked);
  useEffect(() => {
    if (shown === asked) return undefined;
    let isLeft = false;
    const begin = () => {
      if (!isLeft) setShown(asked);
    };
    // Without them it begins with what there is.
    LateFilterFields.load().then(begin, begin);
    return () => {
      isLeft = true;
    };
  }, [shown, asked]);
  return canBegin ? asked : shown;
}
