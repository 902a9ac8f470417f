import { whenAtRest } from '@shared/remote-kit/when-idle';

/**
 * Resolves when the visitor has stayed for a while on a page that has come alive, and the browser is idle.
 * @param contentAlive once the section that the visitor came for has come alive, or has failed
 */
export const restAfter = (contentAlive: Promise<void>): Promise<void> =>
  contentAlive.then(() => new Promise((resolve) => void whenAtRest(resolve)));
