import { matchRoute, type Route } from '@shared/contract';
import { tellBar } from '../channel/messages.ts';
import type { Notices } from './notices.ts';

/** Tells the bar where the remote stands, and the team when that is another's page. `isPage`: not a parcel. */
export function watchLocation(
  name: string,
  routes: readonly Route[],
  isPage: boolean,
  notices: Notices,
): void {
  const tell = () => {
    const { pathname, search, hash } = window.location;
    const { owner } = matchRoute(pathname, routes).route;
    notices.set(
      'owner',
      isPage && owner !== name
        ? `${pathname} belongs to ${owner}. A stage shows one remote; in the composed site this is the next page.`
        : undefined,
    );
    tellBar({ type: 'location', path: `${pathname}${search}${hash}` });
  };
  window.addEventListener('single-spa:routing-event', tell);
  tell();
}
