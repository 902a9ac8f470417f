import { whenIdle } from '@shared/remote-kit/when-idle';

/**
 * After React has run what it put off until after the paint. Not by an animation frame: a page in the
 * background has none.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      setTimeout(resolve, 0);
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Files that were asked for when the browser had nothing better to do are here soon after that. */
const ARRIVAL_MS = 500;

/** After what waits for an idle browser has run, and what it fetches has arrived. */
export const quietened = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(() => setTimeout(resolve, ARRIVAL_MS));
  });
