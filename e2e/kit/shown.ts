import type { Locator, Page } from '@playwright/test';

/** What of the outlet is in the page that is seen, none of a page drawn ahead. */
export const shown = (page: Page, selector: string): Locator =>
  page.locator('#outlet').locator(`${selector}:not([data-ahead] *)`);

/** The forms of the page that is seen. */
export const shownForm = (page: Page): Locator => shown(page, 'form');
