import { expect, type Page, type Request } from '@playwright/test';
import { eventually } from './eventually.ts';

const pending = new WeakMap<Page, Set<Request>>();

/** Has what the page asks for from now on counted; again for each document, since what the last one has sent is nobody's. */
export function followRequests(page: Page): void {
  const known = pending.get(page);
  if (known) {
    known.clear();
    return;
  }
  const open = new Set<Request>();
  const onEnd = (request: Request) => void open.delete(request);
  // What is sent as a page is left has no answer.
  page.on('request', (request) => request.resourceType() !== 'ping' && open.add(request));
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  pending.set(page, open);
}

/** Resolves when all that was asked for has come, and what that has asked for; sooner than Playwright's half a second of silence. */
export async function requestsAnswered(page: Page): Promise<void> {
  const open = pending.get(page) ?? new Set();
  const isIdle = () => expect(open.size).toBe(0);
  do {
    await eventually(isIdle);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  } while (open.size > 0);
}
