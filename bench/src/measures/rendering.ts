import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHttpClient } from '@shared/api/http';
import type { Release } from '@shared/contract';
import { root } from 'tools';
import { createDataBroker } from '../../../shell/server/rendering/data-broker.ts';
import { startRenderWorker } from '../../../shell/server/rendering/render-worker.ts';
import { workerProcesses } from '../../../shell/server/rendering/worker-process.ts';
import { median, percentile } from './median.ts';

/** Server rendering of one page, in milliseconds, from the document server's question to the worker's answer. */
export interface Rendering {
  page: string;
  cards: number;
  median: number;
  p95: number;
}

/** Only the first rendering waits for the API at all. */
const LIMIT_MS = 30_000;
const DATA_MS = 25_000;
const WARM_UP = 60;
const PAGES = [
  { remote: 'mf-listings', pathname: '/sell', card: /<article/g },
  { remote: 'mf-blog', pathname: '/blog', card: /<article/g },
] as const;

/** Renders pages of 24 cards in a worker as the document server's, with the API's answers at hand. */
export async function measureRendering(api: string, times: number): Promise<Rendering[]> {
  // At a clock that stands still an answer never grows old.
  const http = createDataBroker(
    createHttpClient({ baseUrl: `${api}/api/v1`, readToken: () => undefined }),
    () => 0,
  );
  const measured: Rendering[] = [];
  for (const { remote, pathname, card } of PAGES) {
    const dist = path.join(root, remote, 'dist');
    const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release;
    const worker = startRenderWorker({
      startProcess: workerProcesses({
        program: path.join(root, 'shell/dist/server/worker.cjs'),
        bundle: path.join(dist, release.folder, release.server?.file ?? ''),
        log: (line) => console.error(line),
      }),
      http,
    });
    try {
      await worker.ready;
      const request = { pathname, search: '', language: 'ar', dataBudgetMs: DATA_MS } as const;
      const durations: number[] = [];
      let html: Buffer | undefined;
      for (let time = 0; time < WARM_UP + times; time += 1) {
        const started = performance.now();
        const outcome = await worker.render(request, LIMIT_MS);
        durations.push(performance.now() - started);
        if (!outcome.ok) throw new Error(`${pathname}: ${outcome.error.message}`);
        html = outcome.value.html;
      }
      const warm = durations.slice(WARM_UP);
      measured.push({
        page: pathname,
        cards: html?.toString().match(card)?.length ?? 0,
        median: median(warm),
        p95: percentile(warm, 0.95),
      });
    } finally {
      await worker.terminate();
    }
  }
  return measured;
}
