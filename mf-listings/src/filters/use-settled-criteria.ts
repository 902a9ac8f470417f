import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isSameCriteria, type Criteria } from '../search/criteria.ts';
import { leftOf, type CriteriaControl } from './use-criteria.ts';

/** So long after a key nobody is asked for what is being typed, in milliseconds: whoever types four keys a second has not paused. */
const PAUSE_MS = 300;

const withoutTyped = (criteria: Criteria): Criteria => ({
  ...criteria,
  q: undefined,
  min: undefined,
  max: undefined,
  minSize: undefined,
  maxSize: undefined,
  page: 1,
});

/**
 * The criteria once the visitor pauses; what is chosen, pressed or come back to counts at once.
 * @param onPause told of them at the pause, before anything is drawn for them: on a slow device that takes longer than an answer
 */
export function useSettledCriteria(
  { criteria, panel, saidAt }: Pick<CriteriaControl, 'criteria' | 'panel' | 'saidAt'>,
  onPause: (criteria: Criteria) => void,
): Criteria {
  const [settled, setSettled] = useState({ criteria, panel });
  const isTyping =
    panel === settled.panel &&
    !isSameCriteria(criteria, settled.criteria) &&
    isSameCriteria(withoutTyped(criteria), withoutTyped(settled.criteria));
  if (!isTyping && (criteria !== settled.criteria || panel !== settled.panel))
    setSettled({ criteria, panel });
  const settle = useEffectEvent(() => {
    onPause(criteria);
    // A key that is typed meanwhile goes before it.
    startTransition(() => setSettled({ criteria, panel }));
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => settle(), leftOf(PAUSE_MS, saidAt));
    return () => clearTimeout(timer);
  }, [isTyping, criteria, panel, saidAt]);
  return isTyping ? settled.criteria : criteria;
}
