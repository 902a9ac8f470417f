import type { HttpRequest, JsonProps, Language, ParcelProps } from '@shared/contract';
import { defineRemote } from '@shared/remote-kit';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeAnswer,
  type FakeHttp,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createSearchingHttp } from '../data/searching-api.test-kit.ts';
import { definition } from '../definition.ts';
import tableAr from '../compare/locales/ar.json';
import tableEn from '../compare/locales/en.json';
import nearbyAr from '../detail/locales/ar.json';
import offerAr from '../property/offer-locales/ar.json';
import offerEn from '../property/offer-locales/en.json';
import nearbyEn from '../detail/locales/en.json';
import favouritesAr from '../favourites/locales/ar.json';
import favouritesEn from '../favourites/locales/en.json';
import restAr from '../list/rest-locales/ar.json';
import restEn from '../list/rest-locales/en.json';
import drawerAr from '../filters/locales/ar.json';
import drawerEn from '../filters/locales/en.json';
import nearestAr from '../list/locales/ar.json';
import nearestEn from '../list/locales/en.json';
import searchesAr from '../searches/locales/ar.json';
import searchesEn from '../searches/locales/en.json';
import viewedAr from '../viewed/locales/ar.json';
import viewedEn from '../viewed/locales/en.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

// Whole pages are mounted; a busy machine needs its time for the first of them.
jest.setTimeout(60_000);

/** The two calls of lists (specification, section 7). */
export const SELL = 'GET /home/sell';
export const RENT = 'GET /home/rent';

/** What the remote says, by language. */
export const words = {
  ar: {
    ...ar,
    ...offerAr,
    facts: { ...ar.facts, ...offerAr.facts },
    detail: { ...ar.detail, ...offerAr.detail },
    pictures: { ...ar.pictures, ...offerAr.pictures },
    compare: { ...ar.compare, ...tableAr },
    failed: { ...ar.failed, restTitle: restAr.title, restText: restAr.text, part: restAr.part },
    favourites: { ...ar.favourites, ...favouritesAr },
    filters: { ...ar.filters, ...drawerAr },
    nearby: nearbyAr,
    nearest: nearestAr,
    searches: { ...ar.searches, ...searchesAr },
    viewed: viewedAr,
  },
  en: {
    ...en,
    ...offerEn,
    facts: { ...en.facts, ...offerEn.facts },
    detail: { ...en.detail, ...offerEn.detail },
    pictures: { ...en.pictures, ...offerEn.pictures },
    compare: { ...en.compare, ...tableEn },
    failed: { ...en.failed, restTitle: restEn.title, restText: restEn.text, part: restEn.part },
    favourites: { ...en.favourites, ...favouritesEn },
    filters: { ...en.filters, ...drawerEn },
    nearby: nearbyEn,
    nearest: nearestEn,
    searches: { ...en.searches, ...searchesEn },
    viewed: viewedEn,
  },
};

let mounted: MountedRemote | undefined;
let isNarrow = false;
const media = new EventTarget();

/** Answers media queries as a window of this width does; jsdom has neither layout nor media. */
export const useWindow = (width: 'narrow' | 'wide'): void => {
  isNarrow = width === 'narrow';
  media.dispatchEvent(new Event('change'));
};

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const inSight = new Set<() => void>();

/** Nothing is in sight until a test says so. */
class SightObserver extends QuietObserver {
  readonly #tell: () => void;
  constructor(tell: IntersectionObserverCallback) {
    super();
    const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
    this.#tell = () => tell(seen, this as unknown as IntersectionObserver);
  }
  override observe() {
    inSight.add(this.#tell);
  }
  override disconnect() {
    inSight.delete(this.#tell);
  }
}

/** The visitor comes near to everything that waits for it. */
export const comeNear = () =>
  act(async () => {
    for (const tell of inSight) tell();
  });

Object.assign(window, {
  matchMedia: (query: string) => ({
    get matches() {
      return query.includes('min-width') && !isNarrow;
    },
    media: query,
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }),
  scrollTo() {},
  IntersectionObserver: SightObserver,
  ResizeObserver: QuietObserver,
});

// jsdom knows the element, not yet how to open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/**
 * What an API can do: the specification's section 7 alone, or `listings.details` beside it, or that and `lists.search`, or the
 * extension `lists.near` alone; `newest` is a searching one that knows since when listings are shown.
 */
export type ApiKind = 'plain' | 'detailed' | 'searching' | 'newest' | 'near';

const EXTENSIONS = { plain: [], detailed: ['listings.details'], near: ['lists.near'] } as const;

export function httpOf(api: ApiKind, answers: Readonly<Record<string, FakeAnswer>>): FakeHttp {
  if (api === 'searching') return createSearchingHttp(answers);
  return api === 'newest'
    ? createSearchingHttp(answers, ['lists.newest'])
    : createFakeHttp(answers, EXTENSIONS[api]);
}

/** Mounts the remote as a host does, each time with an empty cache of its own. */
export async function mountListings(
  url: string,
  answers: Readonly<Record<string, FakeAnswer>>,
  language: Language = 'ar',
  api: ApiKind = 'plain',
): Promise<MountedRemote> {
  mounted = await mountRemote(defineRemote(definition), { url, language, http: httpOf(api, answers) });
  return mounted;
}

/** Mounts one of the remote's parcels as home places it. */
export async function mountParcel(
  name: string,
  answers: Readonly<Record<string, FakeAnswer>>,
  language: Language,
  props: JsonProps = {},
  api: ApiKind = 'plain',
): Promise<MountedRemote> {
  const parcel = defineRemote(definition).parcels[name];
  if (!parcel) throw new Error(`mf-listings offers no parcel ${name}`);
  const given = { ...parcel, mount: (host: ParcelProps) => parcel.mount({ ...host, props }) };
  mounted = await mountRemote(given, { url: '/', language, http: httpOf(api, answers) });
  return mounted;
}

export async function unmountListings(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
  isNarrow = false;
  window.localStorage.clear();
}

/** A list as the API answers it. */
export const listOf = (records: readonly unknown[]) => ok({ data: records, total: records.length });

/** The same by an API that knows `limit`. */
export const pagedListOf = (records: readonly unknown[]) => (request: HttpRequest) => {
  const limit = Number(request.query?.['limit'] ?? records.length);
  return ok({ data: records.slice(0, limit), total: records.length });
};

/** Types into a field or chooses in a list. */
export const enter = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.input(field, { target: { value } });
  });

export const press = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
  });

/** A promise to be resolved by the test. */
export function pending<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value: T) => act(async () => settle(value)) };
}

/** Placeholders of cards; hidden from assistive technology, to which a line above says that the list is loading. */
export const skeletons = () => screen.queryAllByTestId('card-skeleton');

/** What `propertyRecord` is called on a page in this language. */
export const nameIn = (language: Language, id: string) =>
  language === 'ar' ? `عقار ${id}` : `Listing ${id}`;

/** Names of the cards, in the order in which they stand. By elements: a query by role asks for the style of every ancestor. */
export const cardNames = () =>
  Array.from(document.querySelectorAll('article'), (card) => card.querySelector('h2, h3')?.textContent ?? '');

/** Waits until so many cards stand: a grid need not be drawn in one stroke. */
export const cardsArrive = (count: number) => waitFor(() => expect(cardNames()).toHaveLength(count));

/** The address follows what was typed when the visitor pauses. */
export const addressIs = (search: string) => waitFor(() => expect(window.location.search).toBe(search));
