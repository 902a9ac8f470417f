import type { AxiosStatic } from 'axios';

/**
 * axios in a chunk of its own: a server-rendered first view needs no call, and should not wait for it.
 * The module system keeps what arrived; a chunk that failed is asked for again on the next call.
 */
export const loadAxios = async (): Promise<AxiosStatic> => (await import('axios')).default;

/** Fetches the HTTP code ahead of the first call, when the browser is idle. A failure is silent. */
export const preloadHttp = (): Promise<void> =>
  loadAxios().then(
    () => undefined,
    () => undefined,
  );
