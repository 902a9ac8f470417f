/** The first day from so many ahead on that is open to viewings: each test takes its own. */
export function openDay(ahead: number): string {
  const date = new Date(Date.now() + ahead * 86_400_000);
  // Fridays are closed.
  if (date.getUTCDay() === 5) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
