import type { Language } from '@shared/contract';
import type { Translate } from '@shared/i18n';
import type { Area, Bounds, Place } from '../area/area.ts';

/** A listing as it stands on the map. */
export interface Pin extends Place {
  id: string;
  /** Its price, short; undefined where it has none. */
  price: string | undefined;
  isRent: boolean;
  /** The district that it says it is in, for the map's names. Default: none. */
  district?: string | undefined;
}

/** What a map is drawn with. */
export interface MapContent {
  language: Language;
  pins: readonly Pin[];
  /** Default: everywhere. */
  area: Area | undefined;
}

export interface MapPorts extends MapContent {
  /** Empty; it has a size. */
  container: HTMLElement;
  /** Of the language that the map begins with, for what it is called; `setContent` brings others. */
  t: Translate;
  /** Listings that stand where the visitor has pressed, nearest first; none where nothing stands. */
  onPress(ids: readonly string[]): void;
  /** Something of the map could not be loaded. */
  onBroken(): void;
}

/** A map on the screen: what the page needs of whoever draws it. */
export interface ShownMap {
  setContent(content: MapContent, t: Translate): void;
  /** Makes one listing stand out; undefined takes that back. */
  mark(id: string | undefined): void;
  /** What is on the screen. */
  view(): Bounds;
  /** Brings an area, or everything, into sight. */
  show(area: Area | undefined): void;
  /** 1 is closer by the factor of two. */
  zoomBy(steps: number): void;
  /** Of a point in CSS pixels from the left and the top of its container. */
  placeAt(x: number, y: number): Place;
  remove(): void;
}

/** Draws a map; undefined where this browser has not what that takes (WebGL 2). Rejects where what draws it could not be had. */
export type DrawMap = (ports: MapPorts) => Promise<ShownMap | undefined>;
