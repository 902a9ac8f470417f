import type { RemoteFailure } from './failure.ts';

/** A piece of one remote that a page of another owner places, such as home's latest listings. */
export interface ParcelRef {
  /** By its name, one of the route table or a guest. */
  remote: string;
  /** The file `src/parcels/<name>-parcel.tsx` of that remote. */
  name: string;
  /** What it is given. Default: nothing. */
  props?: JsonProps | undefined;
}

/** What crosses from a page to a parcel; undefined is the same as left out. */
export type JsonProps = Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly number[] | undefined>
>;

/** `mf-listings/latest-sale`: the value of `data-parcel` in markup. */
export const parcelKey = ({ remote, name }: ParcelRef) => `${remote}/${name}`;

/** The same with its props: the key of the state of one among several in a document. */
export const placeKey = ({ remote, name, props }: ParcelRef): string =>
  props === undefined ? `${remote}/${name}` : `${remote}/${name} ${JSON.stringify(props)}`;

/** A parcel that stands, or is about to stand, in an element. */
export interface PlacedParcel {
  /** Resolves once the parcel shows; never rejects: a failure comes through `onFailure`. */
  shown: Promise<void>;
  /** Draws it with other props, in its state, as soon as it stands. Default: a host of before knows of no props. */
  update?(props: JsonProps | undefined): void;
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
