import { createContext, use } from 'react';
import type { Api } from '@shared/api';
import type { Bus, Head, PlaceParcel } from '@shared/contract';
import type { Islands } from './islands.ts';

/** How a page's head reaches its host: collected while rendering on the server, reported after commit here. */
export type HeadChannel =
  | { when: 'rendering'; send(head: Head): void }
  | { when: 'committed'; send(head: Head): void };

export interface RemoteContextValue {
  /** The remote's name. */
  name: string;
  api: Api;
  /** Absent while rendering on the server: nothing may be sent from there. */
  bus: Bus | undefined;
  head: HeadChannel;
  /** Absent while rendering on the server, in a parcel and on a stage. */
  placeParcel: PlaceParcel | undefined;
  /** Absent while rendering on the server, where nothing sleeps. */
  islands: Islands | undefined;
}

export const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);

/** The remote's surroundings; throws outside of a tree that `defineRemote` made. */
export function useRemoteContext(): RemoteContextValue {
  const value = use(RemoteContext);
  if (!value) throw new Error('this hook works inside a page of defineRemote only');
  return value;
}
