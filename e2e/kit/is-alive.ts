import type { Locator } from '@playwright/test';

/** Whether React has taken the element over; until then it stands as the server drew it. */
export const isAlive = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
