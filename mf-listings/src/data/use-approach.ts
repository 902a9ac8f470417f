import { useEffect, useState } from 'react';

/** So many windows before the end of the page the visitor is near it. */
const NEAR_WINDOWS = 2;

/**
 * Whether the visitor comes near to what needs all of a list: a field of its filters, or the end of the page.
 * @param isLookedFor false where nothing depends on it; nobody listens then
 */
export function useApproach(isLookedFor: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  const isWaiting = isLookedFor && !hasCome;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const come = () => setHasCome(true);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form')) come();
    };
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      if (document.documentElement.scrollHeight - scrollY < (NEAR_WINDOWS + 1) * innerHeight) come();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('scroll', onScroll);
    };
  }, [isWaiting]);
  return hasCome;
}
