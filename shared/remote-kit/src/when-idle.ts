/** Runs `task` when the browser has nothing better to do; soon after where it cannot tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 200);
}
