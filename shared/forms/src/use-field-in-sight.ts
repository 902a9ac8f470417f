import { type RefObject, useLayoutEffect, useRef } from 'react';

const WRONG = '[aria-invalid="true"]';

/**
 * The field that has the focus stays in the window. A field that was left is checked a moment later, and its message
 * pushes what stands below it out of a window in which that just had its place.
 * @param formRef fields that are wrong say so by `aria-invalid`
 */
export function useFieldInSight(formRef: RefObject<HTMLFormElement | null>): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const form = formRef.current;
    const wrong = form?.querySelectorAll(WRONG).length ?? 0;
    const field = form?.querySelector(':is(input, select, textarea):focus');
    if (wrong > before.current) field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    before.current = wrong;
  });
}
