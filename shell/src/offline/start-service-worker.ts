import { whenIdle } from '@shared/remote-kit/when-idle';
import { VISITED, type VisitedMessage } from './visited-message.ts';

/** Refused in private windows of some browsers, and with storage blocked; windows inside of other programs have none. */
async function register(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps visited pages for later, in browsers that can; the site works the same without.
 * @param atRest once there is time for what is of use later
 */
export function startServiceWorker(atRest: Promise<void>): void {
  if (process.env['NODE_ENV'] === 'development') return;
  void atRest
    .then(async () => {
      const hasWorker = await register();
      const { keepLibraries } = await import('./keep-libraries.ts');
      await keepLibraries(hasWorker);
    })
    // Without a network there is nothing to keep.
    .catch(() => undefined);
  if (!('serviceWorker' in navigator)) return;
  let told = window.location.pathname;
  window.addEventListener('single-spa:routing-event', () => {
    const { pathname, search } = window.location;
    if (pathname === told) return;
    told = pathname;
    const message: VisitedMessage = { type: VISITED, url: pathname + search };
    whenIdle(() => navigator.serviceWorker.controller?.postMessage(message));
  });
}
