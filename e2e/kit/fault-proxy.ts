import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './hostile-answers.ts';

/** What can go wrong between a browser or the document server and an origin. */
export type Fault =
  | 'is down'
  | 'has cleaned up'
  | 'answers 500'
  | 'answers 401'
  | 'answers HTML'
  | 'truncates its files'
  | 'breaks off'
  | 'changes a byte'
  | 'never answers'
  | 'is slow'
  | 'trickles'
  | 'answers invalid JSON'
  | 'answers a wrong shape';

export interface ProxiedRequest {
  method: string;
  path: string;
}

/** Stands before an origin and passes everything on, until it is told to break. */
export interface FaultProxy {
  url: string;
  /** Everything that has arrived, in order. */
  requests: ProxiedRequest[];
  /**
   * Breaks whatever matches; the requests that are held then stay held when it is mended.
   * @param fault what goes wrong, or what every call is answered with
   */
  break(fault: Fault | Answer, paths?: RegExp): void;
  mend(): void;
  close(): Promise<void>;
}

/** Longer than the site waits for any answer (specification, section 9: 5000 ms). */
const SLOW_MS = 7000;
/** Never an end, and never a silence that a socket would notice. */
const TRICKLE_MS = 100;
/** As a badly set up origin would send its error page: to be kept for a year. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };
const PAGE = '<!doctype html><title>Not what you asked for</title><h1>Welcome</h1>';

interface WholeAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const bodyOf = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('error', reject);
  });

/** Asks the origin itself. What is to be changed has to come as it is, not compressed. */
async function passOn(
  origin: string,
  { method, url = '/', headers }: IncomingMessage,
  sent: Buffer,
  plain: boolean,
): Promise<WholeAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = ask(
      origin + url,
      {
        method,
        headers: { ...headers, host: new URL(origin).host, ...(plain && { 'accept-encoding': 'identity' }) },
        agent: false,
      },
      resolve,
    );
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
}

function send(response: ServerResponse, { status, headers, body }: WholeAnswer, length = body.length): void {
  const { connection: _connection, 'transfer-encoding': _chunked, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': length });
  response.write(body);
}

function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(text);
}

/** @param origin what stands behind, as `http://host:port` */
export async function startFaultProxy(origin: string): Promise<FaultProxy> {
  const requests: ProxiedRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let broken: { fault: Fault | Answer; paths: RegExp } | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    requests.push({ method, path: url });
    const fault = broken?.paths.test(url) ? broken.fault : undefined;
    const sent = await bodyOf(request);
    const whole = (plain = false) => passOn(origin, request, sent, plain);
    if (typeof fault === 'function') return fault(response);
    switch (fault) {
      case undefined: {
        send(response, await whole());
        response.end();
        return undefined;
      }
      case 'is down':
        return void request.socket.destroy();
      case 'never answers':
        return undefined;
      case 'is slow': {
        const timer = setTimeout(() => {
          timers.delete(timer);
          whole().then(
            (late) => {
              send(response, late);
              response.end();
            },
            () => response.destroy(),
          );
        }, SLOW_MS);
        timers.add(timer);
        return undefined;
      }
      case 'trickles': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), TRICKLE_MS);
        timers.add(timer);
        response.once('close', () => {
          clearInterval(timer);
          timers.delete(timer);
        });
        return undefined;
      }
      case 'has cleaned up':
        return sendText(response, 404, 'text/plain', 'Not Found');
      case 'answers 500':
        return sendText(response, 500, 'text/plain', 'Internal Server Error');
      case 'answers 401':
        return sendText(response, 401, 'application/json', '{"message":"Unauthorized"}');
      case 'answers HTML':
        return sendText(response, 200, 'text/html', PAGE, KEPT);
      case 'answers invalid JSON':
        return sendText(response, 200, 'application/json', '{"data": [{"_id": ');
      case 'answers a wrong shape':
        return sendText(response, 200, 'application/json', '{"data": 7}');
      case 'truncates its files': {
        const { body, ...rest } = await whole(true);
        send(response, { ...rest, body: body.subarray(0, Math.floor(body.length / 2)) });
        response.end();
        return undefined;
      }
      case 'breaks off': {
        const { body, ...rest } = await whole(true);
        send(response, { ...rest, body: body.subarray(0, Math.floor(body.length / 2)) }, body.length);
        setTimeout(() => response.destroy(), 50);
        return undefined;
      }
      case 'changes a byte': {
        const { body, ...rest } = await whole(true);
        const last = Math.max(0, body.length - 2);
        body[last] = (body[last] ?? 0) ^ 1;
        send(response, { ...rest, body });
        response.end();
        return undefined;
      }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  // As the API's own: whoever keeps a connection gives it up first. Node's five seconds end one under a request just sent.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    break(fault, paths = /^/) {
      broken = { fault, paths };
    },
    mend() {
      broken = undefined;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
