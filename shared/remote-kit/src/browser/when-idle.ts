/**
 * Runs `task` when the browser has nothing better to do, within four seconds; soon after where it cannot tell.
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, { timeout: 4000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(task, 200);
  return () => clearTimeout(id);
}

/** Milliseconds that belong to what the visitor came for, and to the first presses. */
const FIRST_MOMENTS_MS = 2000;

/**
 * Runs `task` when the page has been here for two seconds and the browser is idle: time for what is of use later.
 * @returns calls it off
 */
export function whenAtRest(task: () => void): () => void {
  let stop = () => {};
  const timer = setTimeout(() => (stop = whenIdle(task)), FIRST_MOMENTS_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
