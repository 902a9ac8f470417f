import type { HttpRequest, HttpResult, RenderRequest } from '@shared/contract';

/** A request as it crosses to the document server: an abort signal cannot. */
export type HttpCall = Omit<HttpRequest, 'signal'>;

export type ToWorker =
  | { type: 'render'; job: number; request: RenderRequest }
  | { type: 'http-result'; call: number; result: HttpResult };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'rendered'; job: number; result: unknown }
  | { type: 'failed'; job: number; message: string }
  | { type: 'http'; call: number; request: HttpCall };
