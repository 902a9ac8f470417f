export { createHttpClient, REQUEST_TIMEOUT_MS } from './create-http-client.ts';
export type { HttpClientOptions } from './create-http-client.ts';
export { preloadHttp } from './load-sending.ts';
export { readStoredToken, TOKEN_KEY } from './stored-token.ts';
