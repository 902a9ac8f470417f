import {
  isRecord,
  type ApiExtension,
  type HttpRequest,
  type HttpResult,
  type RenderRequest,
} from '@shared/contract';

/** A request as it crosses to the document server: an abort signal cannot. */
export type HttpCall = Omit<HttpRequest, 'signal'>;

/**
 * How many answers of the API a worker keeps, each in a slot: one that it has already is not sent again, and what was read of
 * it there is still known. Of one request it keeps the newest only.
 */
export const ANSWER_SLOTS = 8;

export type ToWorker =
  | { type: 'render'; job: number; request: RenderRequest; extensions: readonly ApiExtension[] }
  /**
   * @property slot undefined for what is not kept
   * @property result undefined when the slot holds it already
   */
  | { type: 'http-result'; call: number; slot: number | undefined; result: HttpResult | undefined }
  /** A newer answer to the same request comes next: both at once may be more than the process has room for. */
  | { type: 'forget'; slot: number };

export type FromWorker =
  | { type: 'ready' }
  /** The bundle cannot be loaded; the process ends. */
  | { type: 'unloadable'; message: string }
  /** @property result packed (`packView`) */
  | { type: 'rendered'; job: number; result: unknown }
  | { type: 'failed'; job: number; message: string }
  | { type: 'http'; job: number; call: number; request: HttpCall };

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

/** Reads what has come from a worker. A bundle can send there too, and what it likes: undefined when it is no message. */
export function readFromWorker(value: unknown): FromWorker | undefined {
  if (!isRecord(value)) return undefined;
  const { type, job, call, request, message } = value;
  switch (type) {
    case 'ready':
      return { type };
    case 'unloadable':
      return { type, message: String(message) };
    case 'rendered':
      return typeof job === 'number' ? { type, job, result: value['result'] } : undefined;
    case 'failed':
      return typeof job === 'number' ? { type, job, message: String(message) } : undefined;
    case 'http':
      return typeof job === 'number' && typeof call === 'number' && isHttpCall(request)
        ? { type, job, call, request }
        : undefined;
    default:
      return undefined;
  }
}
