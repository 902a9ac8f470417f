import type { Page } from '@playwright/test';

/** What stands below a receipt of Contact or Join. */
export const again = (page: Page) =>
  page.getByRole('button', { name: /^Send another|^أرسل (?:رسالة أخرى|طلبًا آخر)/ });

/** Brings the form of Contact or Join back, in whose place stands what was sent; nothing where the form stands. */
export async function writeAgain(page: Page): Promise<void> {
  if (await again(page).isVisible()) await again(page).click();
}
