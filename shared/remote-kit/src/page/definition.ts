import type { ComponentType } from 'react';
import type { Api } from '@shared/api';
import type { Bus, OwnRoute, RouteId } from '@shared/contract';
import type { LocaleLoaders } from '@shared/i18n';
import type { FetchQueryOptions } from '@shared/facades/query';

/** What a page may know when it says which data its first view needs. */
export interface PageContext {
  api: Api;
  /** Decoded path parameters of the route. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

// The cache holds queries of many shapes side by side; each page types its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/**
 * One page. `queries` are the data of the first view: the server fills them before it renders, the
 * browser starts them beside the page's script. Data for later goes through `useQuery` alone.
 */
export interface Page {
  View: ComponentType;
  /** None when left out. */
  queries?(context: PageContext): readonly PageQuery[];
  /**
   * Of a page with an id: the query that decides status, title and picture. A document waits longer for it than for `queries`,
   * which need not repeat it. Nothing decides when left out.
   */
  subject?(context: PageContext): PageQuery;
  /**
   * Fetches the code of its late parts (`latePart`): waited for before the page is drawn out of sight, and fetched when the browser is
   * idle otherwise. None when left out.
   */
  late?(): Promise<unknown>;
}

/** A piece that pages of other owners place. It knows no address and reports no head. */
export interface Parcel<Props extends object = object> {
  /** Drawn with what the page gives it (`PARCEL_PROPS` of the contract). */
  View: ComponentType<Props>;
  /** The data of its first view, as of a page; none when left out. */
  queries?(context: Pick<PageContext, 'api'> & { props: Props }): readonly PageQuery[];
}

export interface ParcelModule {
  // Each parcel types its own.
  // oxlint-disable-next-line typescript/no-explicit-any
  default: Parcel<any>;
}

/** The default export of what `startUp` loads. */
export interface StartUpModule {
  default(context: StartUpContext): readonly PageQuery[];
}

/** What background work of the start-up may use. */
export interface StartUpContext extends Pick<PageContext, 'api'> {
  /** Default: none, of hosts of before and in tests. */
  bus?: Bus | undefined;
}

export interface PageModule {
  default: Page;
}

interface WhatARemoteIs {
  /** The package's name; also the namespace of its words and the prefix of its ids. */
  name: string;
  locales: LocaleLoaders;
  /** A loader for each parcel that this remote offers, by name; none when left out. */
  parcels?: Readonly<Record<string, () => Promise<ParcelModule>>>;
  /**
   * Data that is fetched when the browser is idle, wherever the visitor is. Say `"startUp": true` under `remote` in
   * package.json too: a host loads a remote for it only then. Nothing is fetched when left out.
   */
  startUp?: () => Promise<StartUpModule>;
}

interface InTheRouteTable extends WhatARemoteIs {
  routes?: undefined;
  /** A loader for each route that the route table gives to this remote. */
  pages: Readonly<Partial<Record<RouteId, () => Promise<PageModule>>>>;
}

interface InARepositoryOfItsOwn extends WhatARemoteIs {
  /** Routes that no shell was built with: what `src/routes.json` holds, below what the site's operator allows. */
  routes: readonly OwnRoute[];
  /** A loader for each of these routes, by its id. */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
}

export type RemoteDefinition = InTheRouteTable | InARepositoryOfItsOwn;

/** Types a parcel where it is written: `defineParcel<ParcelPropsOf<'mf-listings/latest-sale'>>({ … })`; without, it takes no props. */
export const defineParcel = <Props extends object = object>(parcel: Parcel<Props>): Parcel<Props> => parcel;

/** Types a page where it is written. */
export const definePage = (page: Page): Page => page;
