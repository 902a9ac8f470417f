import type { MeasuredRoute } from './routes.ts';

const LIMIT_MS = 90_000;
const PAUSE_MS = 500;
/** A server that has just started is as quick as it will be when it has answered this often in a row. */
const IN_A_ROW = 3;

async function isRendered(url: string): Promise<boolean> {
  const html = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text();
  return !html.includes('"rendered":null');
}

/**
 * Asks for every page that is rendered on the server until it comes with its content: visitors do not meet a server in
 * its first seconds, when threads are starting and code is cold.
 */
export async function settle(origin: string, routes: readonly MeasuredRoute[]): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  for (const { address } of routes.filter((route) => route.rendering === 'server')) {
    let row = 0;
    while (row < IN_A_ROW && performance.now() < limit) {
      const rendered = await isRendered(`${origin}${address}?settle=${performance.now()}`).catch(() => false);
      row = rendered ? row + 1 : 0;
      if (!rendered) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
