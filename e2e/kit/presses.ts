import type { Locator } from '@playwright/test';

/** What a visitor does with a finger, counted: each press is one, and so is all that is typed into one field. Scrolling is none. */
export interface Presses {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** So far. */
  count(): number;
}

export function countPresses(): Presses {
  let count = 0;
  return {
    async press(target) {
      count += 1;
      await target.click();
    },
    async write(field, text) {
      count += 1;
      await field.fill(text);
    },
    count: () => count,
  };
}
