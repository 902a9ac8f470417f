import type { Locator, Page } from '@playwright/test';

/** The forms of the page that is seen, none of a page drawn ahead. */
export const shownForm = (page: Page): Locator => page.locator('#outlet form:not([data-ahead] *)');
