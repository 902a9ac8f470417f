import type { RemoteModule, ServerRemote } from '@shared/contract';

/**
 * The same `defineRemote` call yields lifecycles in a browser build and `render` in a Node build, by the
 * package's export conditions; the types know the browser's half.
 */
export function asServerRemote(remote: RemoteModule | ServerRemote): ServerRemote {
  if ('render' in remote) return remote;
  throw new Error('the pages were built for the browser');
}
