import type { HostAhead, RegistrySnapshot } from '@shared/contract';
import { navigateToUrl } from 'single-spa';
import { requireElement } from '../document/require-element.ts';
import { createCardTransition } from './card-transition.ts';
import { followLinks } from './follow-links.ts';
import type { LoadRemote } from './live-release.ts';
import { createMoveByLink } from './move-by-link.ts';
import type { Navigation } from './navigation.ts';
import { forgetAddresses } from './places-ahead.ts';
import { startPrefetching } from './prefetch.ts';
import { createRoomsAhead } from './rooms-ahead.ts';

interface PreparedMovesPorts {
  registry: RegistrySnapshot;
  capabilities: HostAhead;
  load: LoadRemote;
  atRest: Promise<void>;
  navigation: Pick<Navigation, 'leave' | 'begin' | 'isMoving'>;
  /** Ends the following of links that the page has begun with. */
  stopFollowing(): void;
}

/** Readies pages before they are asked for, and moves to those at once: with what was pressed, or with what was drawn ahead. */
export function startPreparedMoves({
  registry,
  capabilities,
  load,
  atRest,
  navigation,
  stopFollowing,
}: PreparedMovesPorts): void {
  const outlet = requireElement('outlet');
  const rooms = createRoomsAhead(outlet);
  const isPrepared = startPrefetching(registry, capabilities, load, atRest, rooms);
  const accompany =
    'startViewTransition' in document
      ? createCardTransition(outlet, (pathname) => isPrepared(pathname) && rooms.isQuick())
      : () => false;
  capabilities.bus.language$.subscribe(() => forgetAddresses(outlet));
  stopFollowing();
  followLinks(createMoveByLink({ outlet, accompany, ...navigation, navigate: navigateToUrl }));
}
