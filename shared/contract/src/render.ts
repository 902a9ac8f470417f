import type { Head } from './head.ts';
import type { HttpClient } from './http.ts';
import type { Language } from './language.ts';
import { isRecord } from './record.ts';

/** One first view to render on the server. */
export interface RenderRequest {
  /** Renders this parcel instead of the page at the address. Default: the page. */
  parcel?: string;
  /** Percent-encoded, with leading slash, without query. */
  pathname: string;
  /** With leading `?`, or empty. */
  search: string;
  language: Language;
  /** How long the page may wait for its data, in milliseconds; afterwards it renders its loading state. */
  dataBudgetMs: number;
}

/** What the document server lends to a server bundle: nothing but the way to the API. */
export interface RenderHost {
  http: HttpClient;
}

export interface RenderResult {
  /** Markup of the outlet. */
  html: string;
  /** Plain CSS of what was rendered, without styled-components' markers. */
  css: string;
  head: Head;
  /** JSON that the browser half needs to hydrate; opaque to the shell. */
  state: unknown;
  /** False when data did not arrive in time or failed: such a document is not cached. */
  complete: boolean;
}

/** The face of a server bundle: the default export of a remote built for the server. */
export interface ServerRemote {
  render(request: RenderRequest, host: RenderHost): Promise<RenderResult>;
}

/** Runtime schema: a server bundle is another team's code. */
export function isRenderResult(value: unknown): value is RenderResult {
  return (
    isRecord(value) &&
    typeof value['html'] === 'string' &&
    typeof value['css'] === 'string' &&
    typeof value['complete'] === 'boolean' &&
    isRecord(value['head']) &&
    typeof value['head']['title'] === 'string'
  );
}
