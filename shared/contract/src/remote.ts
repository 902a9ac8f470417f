import type { Bus } from './bus.ts';
import type { Head } from './head.ts';
import type { HttpClient } from './http.ts';
import type { Language } from './language.ts';
import type { JsonProps, PlaceParcel } from './parcel.ts';

/** Lets a host wait until every mounted remote holds its words in a language, before the language is switched. */
export interface LanguageGate {
  /** Registers a preparation; returns its removal. */
  register(prepare: (language: Language) => Promise<unknown>): () => void;
}

/** Content of the outlet that the document server rendered for exactly this remote, path and language. */
export interface FirstView {
  /** What the remote's own server bundle returned as `state`. */
  state: unknown;
  /** Whether it was fetched without the token that this visitor has: its data are to be asked for again. Default: false. */
  isAnonymous?: boolean;
}

/** What a host hands to a parcel at mount, beside what single-spa adds. */
export interface ParcelProps {
  /** The element to render into; it belongs to the remote until unmount. */
  domElement: HTMLElement;
  bus: Bus;
  http: HttpClient;
  languageGate: LanguageGate;
  /** Present only when `domElement` holds server-rendered content to hydrate. */
  firstView?: FirstView;
  /** Of a parcel: what the page gives it; an `update` brings others. Default: nothing. */
  props?: JsonProps | undefined;
  /** Tells the host that the tree threw; the host then shows the failing panel. */
  reportRenderError(error: unknown): void;
}

/** What a host hands to a remote at mount, beside what single-spa adds. */
export interface RemoteProps extends ParcelProps {
  /** Tells the shell the page's title and head, on every view. */
  reportHead(head: Head): void;
  /** Places parcels of other remotes; absent on a standalone stage. */
  placeParcel?: PlaceParcel;
}

export type Lifecycle<Props> = (props: Props) => Promise<unknown>;

/** Single-spa lifecycles: how a host shows a remote or a parcel. */
export interface RemoteLifecycles<Props = RemoteProps> {
  bootstrap: Lifecycle<Props>;
  mount: Lifecycle<Props>;
  unmount: Lifecycle<Props>;
  /** Draws what stands with other props. Default: it takes none. */
  update?: Lifecycle<Props>;
}

/** A page that a visitor may open next. */
export interface NextView {
  pathname: string;
  language: Language;
  /** Query of its address, with `?`. Default: none. */
  search?: string;
  /** With what the host will put the remote on the page: given, the page is drawn as well, out of sight. Default: nothing. */
  host?: HostAhead;
}

/** What a host hands over for pages to be drawn before it mounts the remote. */
export interface HostAhead extends Pick<RemoteProps, 'bus' | 'http' | 'languageGate'> {
  /**
   * The element that the remote will be mounted in, in its place on the page and out of sight. Default: the remote makes one,
   * which becomes a part of the document as it is mounted.
   */
  domElement?: HTMLElement | undefined;
}

/**
 * Attribute of what stands in the document out of sight, because the visitor may want it next: a host or a reader of the page passes it
 * by. Its value is the address of the page that is drawn there, path and query, by which a host may bring it into sight itself; empty
 * where several are drawn, or one that was left.
 */
export const AHEAD = 'data-ahead';

/** The default export of `./remote` in a browser build. */
export interface RemoteModule extends RemoteLifecycles {
  parcels: Readonly<Record<string, RemoteLifecycles<ParcelProps>>>;
  /**
   * Readies a page that the visitor may open next: code, words, data and styles, so that to show it is all that remains. A host
   * calls it when the browser is idle, or for a link that is pointed at.
   */
  prepare?(view: NextView): Promise<void>;
  /** Background work of the start-up, wherever the visitor is; a host calls it once, when the browser is idle. Hosts of before give no bus. */
  startUp?(props: Pick<ParcelProps, 'http'> & Partial<Pick<ParcelProps, 'bus'>>): Promise<void>;
}

export function isRemoteModule(value: unknown): value is RemoteModule {
  const candidate = value as Partial<RemoteModule> | null | undefined;
  return (
    typeof candidate?.parcels === 'object' &&
    typeof candidate.bootstrap === 'function' &&
    typeof candidate.mount === 'function' &&
    typeof candidate.unmount === 'function'
  );
}
