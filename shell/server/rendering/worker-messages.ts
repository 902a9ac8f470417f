import { isRecord, type HttpRequest, type HttpResult, type RenderRequest } from '@shared/contract';

/** A request as it crosses to the document server: an abort signal cannot. */
export type HttpCall = Omit<HttpRequest, 'signal'>;

export type ToWorker =
  | { type: 'render'; job: number; request: RenderRequest }
  | { type: 'http-result'; call: number; result: HttpResult };

export type FromWorker =
  /** Said before the bundle is loaded: the thread as the system knows it, undefined where it does not say. */
  | { type: 'started'; thread: number | undefined }
  | { type: 'ready' }
  | { type: 'rendered'; job: number; result: unknown }
  | { type: 'failed'; job: number; message: string }
  | { type: 'http'; call: number; request: HttpCall };

const isRecordOf =
  (isValue: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || (isRecord(value) && Object.values(value).every(isValue));
const isQuery = isRecordOf((value) => ['string', 'number', 'undefined'].includes(typeof value));
const isHeaders = isRecordOf((value) => typeof value === 'string');

const isHttpCall = (value: unknown): value is HttpCall =>
  isRecord(value) &&
  (value['method'] === 'GET' || value['method'] === 'POST') &&
  typeof value['path'] === 'string' &&
  value['path'].startsWith('/') &&
  isQuery(value['query']) &&
  isHeaders(value['headers']);

/** Reads what has come from a worker. A bundle can post there too, and what it likes: undefined when it is no message. */
export function readFromWorker(value: unknown): FromWorker | undefined {
  if (!isRecord(value)) return undefined;
  const { type, job, call, request, message } = value;
  switch (type) {
    case 'started':
      return { type, thread: typeof value['thread'] === 'number' ? value['thread'] : undefined };
    case 'ready':
      return { type };
    case 'rendered':
      return typeof job === 'number' ? { type, job, result: value['result'] } : undefined;
    case 'failed':
      return typeof job === 'number' ? { type, job, message: String(message) } : undefined;
    case 'http':
      return typeof call === 'number' && isHttpCall(request) ? { type, call, request } : undefined;
    default:
      return undefined;
  }
}
