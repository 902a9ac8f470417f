import type { Page, Response } from '@playwright/test';

/**
 * A document may come without its content while the machine is busy: that is nobody's fault, and another suite's
 * subject. Whoever tests what is in the content asks again, this often: for as long as a site of its own may take to start beside all
 * other suites.
 */
const MOST_TRIES = 100;
const PAUSE_MS = 500;

/** What the document server says of a document that holds everything (`shell/server/document/content-sign.ts`). */
const WHOLE = 'content;desc="rendered"';

async function again<Answer>(ask: () => Promise<{ answer: Answer; sign: string | null }>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const { answer, sign } = await ask();
    if (sign === WHOLE) return answer;
    if (tries === MOST_TRIES) throw new Error(`${MOST_TRIES} documents came without content: ${sign}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Opens an address in the browser; its document has come with its content. */
export const gotoRendered = (
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response> =>
  again(async () => {
    const answer = await page.goto(address, options);
    if (!answer) throw new Error(`${address} has no document`);
    return { answer, sign: await answer.headerValue('server-timing') };
  });

/** What the visitor does leads to another document, which has come with its content. */
export async function leadToRendered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isDocument = (response: Response) =>
    response.request().isNavigationRequest() &&
    response.frame() === page.mainFrame() &&
    (response.status() < 300 || response.status() > 399);
  const [first] = await Promise.all([page.waitForResponse(isDocument), act()]);
  let arrived: Response | undefined = first;
  await again(async () => {
    const answer = arrived ?? (await page.reload({ waitUntil: 'commit' }));
    arrived = undefined;
    if (!answer) throw new Error('there is no document');
    return { answer, sign: await answer.headerValue('server-timing') };
  });
}

/** A document with its content, as text. */
export const fetchRendered = (
  address: string,
  init?: RequestInit,
): Promise<{ status: number; html: string }> =>
  again(async () => {
    const response = await fetch(address, init);
    const html = await response.text();
    return { answer: { status: response.status, html }, sign: response.headers.get('server-timing') };
  });
