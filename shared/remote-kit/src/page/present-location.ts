import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, type Location } from '@shared/facades/router';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** Undefined on the server, where the router alone knows. */
const presentPath = () => (typeof window === 'undefined' ? undefined : window.location.pathname);

/**
 * The router's location, and at once the present one when the visitor has moved to another path. The router follows in a
 * transition, drawn in many small steps: each of them brings styles, after which the browser looks at the whole page again.
 */
export function usePresentLocation(): Location {
  const followed = useLocation();
  const pathname = useSyncExternalStore(subscribe, presentPath, presentPath);
  return useMemo(() => {
    if (pathname === undefined || pathname === followed.pathname) return followed;
    const { search, hash } = window.location;
    return { key: 'present', pathname, search, hash, state: null };
  }, [pathname, followed]);
}
