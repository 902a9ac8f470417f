import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import {
  API_BASE,
  API_EXTENSIONS,
  isRenderResult,
  type HttpClient,
  type HttpResult,
  type ServerRemote,
} from '@shared/contract';
import type { RenderTask, Rendered } from './render-check.ts';

const CALL_LIMIT_MS = 3000;
const DATA_BUDGET_MS = 4000;

const { bundle, siteUrl, views } = workerData as RenderTask;

/** The API of the site, if one answers; it only reads. */
const http: HttpClient = {
  extensions: API_EXTENSIONS,
  async request({ method, path, query = {}, headers }): Promise<HttpResult> {
    if (method !== 'GET') throw new Error(`a rendering may only read, not ${method} ${path}`);
    const url = new URL(`${siteUrl}${API_BASE}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    try {
      const answer = await ask(url, {
        ...(headers && { headers }),
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      if (!answer.ok) return { ok: false, failure: { kind: 'status', status: answer.status } };
      return { ok: true, status: answer.status, data: (await answer.json()) as unknown };
    } catch {
      return { ok: false, failure: { kind: 'offline' } };
    }
  },
};
// A bundle on the site has none.
const ask = globalThis.fetch;
Reflect.deleteProperty(globalThis, 'fetch');

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function renderAll(): Promise<Rendered[]> {
  const { default: remote } = createRequire(bundle)(bundle) as { default?: Partial<ServerRemote> };
  const render = remote?.render?.bind(remote);
  if (!render) throw new Error('the server bundle has no render in its default export');
  const rendered: Rendered[] = [];
  for (const view of views) {
    try {
      const result: unknown = await render({ ...view, search: '', dataBudgetMs: DATA_BUDGET_MS }, { http });
      if (!isRenderResult(result)) rendered.push({ view, fault: 'what it returns is no rendering' });
      else if (result.html === '') rendered.push({ view, fault: 'it renders nothing' });
      else rendered.push({ view, isWithoutData: !result.complete });
    } catch (error) {
      rendered.push({ view, fault: textOf(error) });
    }
  }
  return rendered;
}

parentPort?.postMessage(await renderAll());
