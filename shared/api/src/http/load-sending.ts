import type { sendRequest } from './send-request.ts';

/**
 * What sends a request and reads its answer, axios with it, in a chunk of its own: a server-rendered first view needs no call, and should
 * not wait for it. The module system keeps what arrived; a chunk that failed is asked for again on the next call.
 */
export const loadSending = async (): Promise<typeof sendRequest> =>
  (await import('./send-request.ts')).sendRequest;

/** Fetches the HTTP code ahead of the first call, when the browser is idle. A failure is silent. */
export const preloadHttp = (): Promise<void> =>
  loadSending().then(
    () => undefined,
    () => undefined,
  );
