import { startTransition, useEffect, useState } from 'react';
import { isSameCriteria, type Criteria } from '../search/criteria.ts';
import type { CriteriaControl } from './use-criteria.ts';

/** So long after a key nobody is asked for what is being typed, in milliseconds. */
const PAUSE_MS = 250;

const withoutTyped = (criteria: Criteria): Criteria => ({
  ...criteria,
  q: undefined,
  min: undefined,
  max: undefined,
  minSize: undefined,
  maxSize: undefined,
  page: 1,
});

/** The criteria once the visitor pauses; what is chosen, pressed or come back to counts at once. */
export function useSettledCriteria({
  criteria,
  panel,
}: Pick<CriteriaControl, 'criteria' | 'panel'>): Criteria {
  const [settled, setSettled] = useState({ criteria, panel });
  const isTyping =
    panel === settled.panel &&
    !isSameCriteria(criteria, settled.criteria) &&
    isSameCriteria(withoutTyped(criteria), withoutTyped(settled.criteria));
  if (!isTyping && (criteria !== settled.criteria || panel !== settled.panel))
    setSettled({ criteria, panel });
  useEffect(() => {
    if (!isTyping) return undefined;
    // A key that is typed meanwhile goes before it.
    const timer = setTimeout(() => startTransition(() => setSettled({ criteria, panel })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, criteria, panel]);
  return isTyping ? settled.criteria : criteria;
}
