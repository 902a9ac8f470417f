import { expect } from '@playwright/test';

/** Repeats an assertion until it holds; rejects with its last error when it does not within the limit (15 s). */
export const eventually = (assertion: () => Promise<void> | void, limitMs = 15_000): Promise<void> =>
  expect(async () => assertion()).toPass({ timeout: limitMs, intervals: [50, 50, 100, 200] });
