import type { Page } from '@playwright/test';

/** Brings the form of Contact or Join back, in whose place stands what was sent; nothing where the form stands. */
export async function writeAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /^Send another|^أرسل (?:رسالة أخرى|طلبًا آخر)/ });
  if (await again.isVisible()) await again.click();
}
