import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eventually } from './eventually.ts';

interface Recording {
  /** All that has come to the document's toaster, in order. */
  toastsSaid?: string[];
}

/**
 * Keeps what the toasts of each page say. One is gone after five seconds, which a page with much to do may take to answer a
 * question: whoever looked at the page itself would miss it.
 */
export const recordToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    (window as Recording).toastsSaid = said;
    new MutationObserver((changes) => {
      const toasts = document.getElementById('toasts');
      for (const { target, addedNodes, type } of changes) {
        if (!toasts?.contains(target)) continue;
        // What came, not all that stands there: one that says the same as the one before is another.
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.textContent) said.push(node.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Forgets what was said before: to be asked for once more, as before a second press. */
export const forgetToasts = (page: Page): Promise<void> =>
  page.evaluate(() => void (window as Recording).toastsSaid?.splice(0));

/** A toast of this document has said so since it was opened or made to forget, whether or not it is still there. */
export const toastSays = (page: Page, text: string, limitMs?: number): Promise<void> =>
  eventually(
    async () =>
      expect(
        await page.evaluate(() => (window as Recording).toastsSaid ?? ['nobody keeps the toasts']),
      ).toContainEqual(expect.stringContaining(text)),
    limitMs,
  );
