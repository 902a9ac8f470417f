import type { Locator } from '@playwright/test';

/** Scrolls to each of the places, as a visitor who reads on: what sleeps below the screen comes alive. */
export const readPast = (places: Locator): Promise<void> =>
  places.evaluateAll(async (elements) => {
    for (const element of elements) {
      element.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
