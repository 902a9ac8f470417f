import type { Head } from './head.ts';
import type { HttpClient } from './http.ts';
import type { Language } from './language.ts';
import type { JsonProps } from './parcel.ts';
import { isRecord } from './record.ts';

/** One first view to render on the server. */
export interface RenderRequest {
  /** Renders this parcel instead of the page at the address. Default: the page. */
  parcel?: string;
  /** What the parcel is given. Default: nothing. */
  props?: JsonProps;
  /** Percent-encoded, with leading slash, without query. */
  pathname: string;
  /** With leading `?`, or empty. */
  search: string;
  language: Language;
  /** How long the page may wait for its data, in milliseconds; afterwards it renders its loading state. */
  dataBudgetMs: number;
  /** How long it may wait for what decides status, title and picture, in milliseconds. Default: `dataBudgetMs`. */
  subjectBudgetMs?: number;
}

/** What the document server lends to a server bundle: nothing but the way to the API. */
export interface RenderHost {
  http: HttpClient;
}

export interface RenderResult {
  /** Markup of the outlet. */
  html: string;
  /**
   * CSS of what was rendered, as styled-components collects it on the server: with its marks, by which the browser takes it
   * over instead of compiling it again. What carries none is plain CSS.
   */
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

/** Whether it can stand in a document: a big integer cannot, nor what holds itself or goes down thousands of levels. */
function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** Relative to any site, `isHead` cannot know which. */
const isAddress = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value, 'https://site.invalid');

function isHead(value: unknown): value is Head {
  if (!isRecord(value)) return false;
  const { title, description, image, canonical, loading, status, jsonLd } = value;
  return (
    typeof title === 'string' &&
    (description === undefined || typeof description === 'string') &&
    (image === undefined || isAddress(image)) &&
    (canonical === undefined || typeof canonical === 'string') &&
    (loading === undefined || typeof loading === 'boolean') &&
    (status === undefined || status === 200 || status === 404) &&
    (jsonLd === undefined || (Array.isArray(jsonLd) && jsonLd.every(isRecord) && isJson(jsonLd)))
  );
}

/** Runtime schema: a server bundle is another team's code. */
export const isRenderResult = (value: unknown): value is RenderResult =>
  isRecord(value) &&
  typeof value['html'] === 'string' &&
  typeof value['css'] === 'string' &&
  typeof value['complete'] === 'boolean' &&
  isHead(value['head']) &&
  isJson(value['state']);
