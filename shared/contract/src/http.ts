import type { ApiExtension } from './extensions.ts';

/** The API's base path, the same at every origin of the site, without trailing slash (specification, section 7). */
export const API_BASE = '/api/v1';

export interface HttpRequest {
  method: 'GET' | 'POST';
  /** Below the API's base path, with a leading slash: `/home/sell`. */
  path: string;
  /** What is undefined is left out. Default: none. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. Default: none. */
  body?: unknown;
  /** Beside those that every call carries. Default: none. */
  headers?: Readonly<Record<string, string>>;
  /** Ends the request as `aborted`. Default: none. */
  signal?: AbortSignal;
}

/** Why an API call brought no usable answer (specification, section 8). */
export type HttpFailure =
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'aborted' }
  | { kind: 'malformed' }
  | {
      kind: 'status';
      status: number;
      message?: string;
      /** The reference API's word for what is wrong, for programs: `conflict`, `validation`, … */
      code?: string;
      /** Why it refused fields of a form, by their names. */
      fields?: Readonly<Record<string, string>>;
    };

export type HttpResult = { ok: true; status: number; data: unknown } | { ok: false; failure: HttpFailure };

/**
 * The way to the API, handed to every remote by its host: axios in the browser, the document server's
 * own data broker while rendering. It never rejects; every failure is a value.
 */
export interface HttpClient {
  request(request: HttpRequest): Promise<HttpResult>;
  /** What the API at its end can do beyond the specification. Default: nothing. */
  readonly extensions?: readonly ApiExtension[];
}
