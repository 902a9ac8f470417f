import { whenIdle } from '@shared/remote-kit/when-idle';

/** Milliseconds that belong to what the visitor came for, and to the first presses. */
const FIRST_MOMENTS_MS = 2000;

/**
 * Resolves when the visitor has stayed for two seconds on a page that has come alive, and the browser is idle: time for what
 * is of use later.
 * @param contentAlive once the section that the visitor came for has come alive, or has failed
 */
export const restAfter = (contentAlive: Promise<void>): Promise<void> =>
  contentAlive.then(
    () => new Promise((resolve) => setTimeout(() => whenIdle(() => resolve()), FIRST_MOMENTS_MS)),
  );
