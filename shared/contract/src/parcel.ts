import type { RemoteFailure } from './failure.ts';
import type { RemoteName } from './routes.ts';

/** A piece of one remote that a page of another owner places, such as home's latest listings. */
export interface ParcelRef {
  remote: RemoteName;
  /** The file `src/parcels/<name>-parcel.tsx` of that remote. */
  name: string;
}

/** `mf-listings/latest-sale`: the value of `data-parcel` in markup, and the key of a parcel's state. */
export const parcelKey = ({ remote, name }: ParcelRef) => `${remote}/${name}`;

/** A parcel that stands, or is about to stand, in an element. */
export interface PlacedParcel {
  /** Resolves once the parcel shows; never rejects: a failure comes through `onFailure`. */
  shown: Promise<void>;
  remove(): Promise<void>;
}

/**
 * Places a parcel into an element, which is the parcel's until it is removed. `onFailure` is called at most
 * once, for whatever goes wrong on the way or later.
 */
export type PlaceParcel = (
  parcel: ParcelRef,
  domElement: HTMLElement,
  onFailure: (failure: RemoteFailure) => void,
) => PlacedParcel;
