import type { CDPSession, Page } from '@playwright/test';

/** What the whole page holds, beside what the document shows: detached nodes and listeners on them included. */
export interface Held {
  nodes: number;
  listeners: number;
  objects: number;
  /** Bytes. */
  heap: number;
}

/** What V8 compiles as code gets hotter counts as heap, about 0.8 MB of it; no object of the page is in there. */
export const HEAP_NOISE_BYTES = 2_000_000;

/** Guards of single-spa's lifecycles that run for seconds hold a mount until then. */
const GUARDS_MS = 3500;

/**
 * Runs in the page. The browser keeps what it has measured for whoever asks later, up to 200 entries of a kind, and with each what
 * a script has seen of it; a busy machine has more long frames, and is no leak.
 */
function countOwn(this: readonly object[]): number {
  const measured = PerformanceObserver.supportedEntryTypes.flatMap((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  });
  const kept = new Set<object>(measured);
  return this.filter((object) => !kept.has(object)).length;
}

/** Live objects, asked of the engine itself, but for what the browser has measured. */
async function countObjects(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'counted',
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: countOwn.toString(),
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
  return Number(count.value);
}

/** Counts what the page holds once nothing that ends by itself is under way; the session has `Performance` enabled. */
export async function measureHeld(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForTimeout(GUARDS_MS);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    objects: await countObjects(session),
  };
}
