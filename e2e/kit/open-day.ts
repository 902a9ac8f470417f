import { test } from '@playwright/test';

/** The first day from so many ahead on that is open to viewings: each test takes its own, and its second try another. */
export function openDay(ahead: number): string {
  // By two days: a Saturday that stands for a Friday is not the next try's as well.
  const date = new Date(Date.now() + (ahead + 2 * test.info().retry) * 86_400_000);
  // Fridays are closed.
  if (date.getUTCDay() === 5) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
