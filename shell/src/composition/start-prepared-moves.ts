import type { HostAhead, RegistrySnapshot } from '@shared/contract';
import { navigateToUrl } from 'single-spa';
import { requireElement } from '../document/require-element.ts';
import { createCardTransition } from './card-transition.ts';
import { followLinks } from './follow-links.ts';
import type { LoadRemote } from './live-release.ts';
import { startPrefetching } from './prefetch.ts';
import { createRoomsAhead } from './rooms-ahead.ts';

interface PreparedMovesPorts {
  registry: RegistrySnapshot;
  capabilities: HostAhead;
  load: LoadRemote;
  atRest: Promise<void>;
  /** Ends the following of links that the page has begun with. */
  stopFollowing(): void;
}

/** Readies pages before they are asked for, and moves to those that begin at once with what was pressed. */
export function startPreparedMoves({
  registry,
  capabilities,
  load,
  atRest,
  stopFollowing,
}: PreparedMovesPorts): void {
  const outlet = requireElement('outlet');
  const rooms = createRoomsAhead(outlet);
  const isPrepared = startPrefetching(registry, capabilities, load, atRest, rooms);
  if (!('startViewTransition' in document)) return;
  const accompany = createCardTransition(outlet, (pathname) => isPrepared(pathname) && rooms.isQuick());
  stopFollowing();
  followLinks((url, link) => accompany(link, () => navigateToUrl(url)));
}
