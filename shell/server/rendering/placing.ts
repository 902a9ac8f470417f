import { mayPlace, REMOTE_NAMES, type RegistrySnapshot } from '@shared/contract';

/** Whether a page may place the parcels of a remote. @param placer whose page it is: `shell`, or a remote by its name */
export type MayPlace = (placer: string, remote: string) => boolean;

/** Of a remote that nobody here has heard of, no parcel is asked for: its name came with another team's markup. */
export const placingIn =
  ({ remotes }: Pick<RegistrySnapshot, 'remotes'>): MayPlace =>
  (placer, remote) => {
    const entry = remotes[remote];
    return entry ? mayPlace(placer, entry.placedBy) : (REMOTE_NAMES as readonly string[]).includes(remote);
  };
