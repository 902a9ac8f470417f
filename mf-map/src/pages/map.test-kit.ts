import type { Language } from '@shared/contract';
import { defineRemote } from '@shared/remote-kit';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeAnswer,
  type FakeHttp,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent } from '@testing-library/react';
import type { DrawMap, MapContent, MapPorts, ShownMap } from '../drawing/shown-map.ts';
import { definition } from '../definition.ts';

export const SELL = 'GET /home/sell';
export const RENT = 'GET /home/rent';

/** A listing as the API sends it; every test names what it is about. */
export const listing = (_id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  _id,
  name_ar: `عقار ${_id}`,
  name_en: `Listing ${_id}`,
  price: { amount: 250_000, currency: 'KWD' },
  propertyType: 'villa',
  images: ['pictures/a.jpg'],
  ...fields,
});

/** The same at a place of a district. */
export const listingAt = (
  _id: string,
  lat: number,
  lng: number,
  fields: Readonly<Record<string, unknown>> = {},
) => listing(_id, { location: { city_en: 'Hawalli', district_en: 'Salwa', lat, lng }, ...fields });

export const listOf = (records: readonly unknown[]): FakeAnswer =>
  ok({ data: records, total: records.length });

/** Two for sale, of which one has no place, and one for rent. */
export const threeListings = (): Record<string, FakeAnswer> => ({
  [SELL]: listOf([listingAt('s1', 29.3, 48.05), listing('s2')]),
  [RENT]: listOf([listingAt('r1', 24.7, 46.7, { price: { amount: 1200, currency: 'KWD' } })]),
});

/** The one fake of the library that draws maps. */
export interface FakeMap {
  /** What the map was given last. */
  content: MapContent;
  marked: string | undefined;
  shown: unknown[];
  /** The visitor presses where these stand. */
  press(ids: readonly string[]): Promise<void>;
  ports: MapPorts;
}

/** Those that stand. */
export const maps: FakeMap[] = [];
let canDraw = true;
let isLost = false;

/** This browser draws no maps from now on. */
export const refuseMaps = () => {
  canDraw = false;
};

/** What draws maps does not arrive, until it does again. */
export const loseMaps = (lost: boolean) => {
  isLost = lost;
};

/** A hundred pixels are a degree; the upper left corner is 30 north and 47 east. */
export const fakeDrawMap: DrawMap = async (ports) => {
  if (isLost) throw new Error('it did not arrive');
  if (!canDraw) return undefined;
  const map: FakeMap = {
    content: ports,
    marked: undefined,
    shown: [],
    press: (ids) => act(async () => ports.onPress(ids)),
    ports,
  };
  maps.push(map);
  const canvas = Object.assign(document.createElement('canvas'), { tabIndex: 0 });
  ports.container.append(canvas);
  const shown: ShownMap = {
    setContent: (content) => void (map.content = content),
    mark: (id) => void (map.marked = id),
    view: () => ({ south: 29, west: 47, north: 30, east: 49 }),
    show: (area) => void map.shown.push(area),
    zoomBy: (steps) => void map.shown.push(steps),
    placeAt: (x, y) => ({ lat: 30 - y / 100, lng: 47 + x / 100 }),
    remove() {
      canvas.remove();
      maps.splice(maps.indexOf(map), 1);
    },
  };
  return shown;
};

/** All is in sight at once. */
class SeeingObserver {
  readonly #tell: () => void;
  constructor(tell: IntersectionObserverCallback) {
    const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
    this.#tell = () => tell(seen, this as unknown as IntersectionObserver);
  }
  observe() {
    this.#tell();
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: SeeingObserver, scrollTo() {} });

/** jsdom has none. */
class PointedEvent extends MouseEvent {
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
  }
}
Object.assign(window, { PointerEvent: PointedEvent });

let mounted: MountedRemote | undefined;

export async function mountMap(
  url: string,
  answers: Readonly<Record<string, FakeAnswer>> | FakeHttp,
  language: Language = 'en',
): Promise<MountedRemote> {
  const http = 'requests' in answers ? (answers as FakeHttp) : createFakeHttp(answers);
  // Each time with an empty cache of its own.
  mounted = await mountRemote(defineRemote(definition), { url, language, http });
  return mounted;
}

export async function unmountMap(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
  maps.length = 0;
  canDraw = true;
  isLost = false;
}

export const press = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
  });

export const cardNames = () =>
  Array.from(document.querySelectorAll('article'), (card) => card.querySelector('h2')?.textContent ?? '');
