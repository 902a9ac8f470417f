import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE } from '@shared/contract';
import { createRemoteServer } from '../serve/remote-server.ts';
import type { FixedApi } from './fixed-api.ts';
import type { Asked } from './compare-pictures.ts';

/** A stage whose API is a fixed one. */
export interface FixedStage {
  /** As `http://127.0.0.1:port`. */
  origin: string;
  close(): Promise<void>;
}

/** Paths as addresses of this stage. */
export const atStage = (asked: readonly Asked[], { origin }: FixedStage): Asked[] =>
  asked.map((each) => ({ ...each, address: origin + each.address }));

/** A built release's stage. `root`: as of `createRemoteServer`. */
export async function stageOfBuild(root: string, { origin: apiOrigin }: FixedApi): Promise<FixedStage> {
  const server = await createRemoteServer({ root, apiOrigin });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}

const OF_THE_API = [`${API_BASE}/`, '/media/'];

/** A stage that is served elsewhere, such as that of what is live: its files come from there. */
export async function stageElsewhere(site: string, api: FixedApi): Promise<FixedStage> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const isApi = OF_THE_API.some((prefix) => url.startsWith(prefix));
    const target = new URL(isApi ? url.replace(/^\/media(?=\/)/, '') : url, isApi ? api.origin : site);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    fetch(target, { headers: headers as Record<string, string>, redirect: 'manual' })
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        const kept = answer.headers.get('cache-control') ?? 'no-store';
        response.writeHead(answer.status, { 'content-type': type, 'cache-control': kept }).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
