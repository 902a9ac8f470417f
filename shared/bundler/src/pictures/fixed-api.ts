import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, contractCalls, findCall, type Scenario } from '@shared/api/scenarios';
import { API_BASE } from '@shared/contract';
import { drawnPicture } from './drawn-picture.ts';

/** The header by which a page says how the API behaves towards it. */
export const STATE_HEADER = 'x-picture-state';

/** Answers by call, as `GET /blog/?page=1` or, whatever the query, `GET /blog/`. */
export type Answers = Readonly<Record<string, unknown>>;

/** An API that says the same to everybody, at any time. */
export interface FixedApi {
  /** As `http://127.0.0.1:port`. */
  origin: string;
  /** Calls for which there was no answer, since the start. */
  missing: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Asks somebody else for an answer; undefined where there is none. */
export type AskApi = (method: string, path: string) => Promise<unknown>;

/**
 * Starts it on a port of its own. A call without an answer of its own is answered 501, and noted.
 * @param ask whom to ask for what is missing. Default: nobody
 */
export async function startFixedApi(answers: Answers, ask?: AskApi): Promise<FixedApi> {
  const calls = await contractCalls();
  const missing = new Set<string>();

  const send = (response: ServerResponse, status: number, body: string, type = 'application/json') => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body);
  };

  async function answer({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse) {
    if (!url.startsWith(`${API_BASE}/`)) return send(response, 200, drawnPicture(url), 'image/svg+xml');
    const called = url.slice(API_BASE.length);
    const [path = ''] = called.split('?');
    const scenario = (headers[STATE_HEADER] ?? 'live') as Scenario;
    // Waits for good: what stands meanwhile is the picture.
    if (scenario === 'slow') return undefined;
    const known = answerOf(scenario, findCall(calls, { method, path }), { delayMs: 0 });
    if (known.kind === 'none') return void response.destroy();
    if (known.kind === 'answer') return send(response, known.status, known.body);
    const stated = answers[`${method} ${called}`] ?? answers[`${method} ${path}`];
    const body = stated ?? (await ask?.(method, called));
    if (body !== undefined) return send(response, 200, JSON.stringify(body));
    missing.add(`${method} ${called}`);
    return send(response, 501, JSON.stringify({ error: { code: 'no_answer', message: called } }));
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
