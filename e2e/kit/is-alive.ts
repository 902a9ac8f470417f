import type { Locator } from '@playwright/test';

/** Whether React has taken the element over; until then it stands as the server drew it. */
export const isAlive = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));

/** Resolves with the frame in which React has it; rejects after 15 s. */
export const untilAlive = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    const limit = performance.now() + 15_000;
    while (!Object.keys(node).some((key) => key.startsWith('__reactFiber'))) {
      if (performance.now() > limit) throw new Error('React has not taken it over');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
