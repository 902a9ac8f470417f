import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SeenRequest {
  method: string;
  /** Path and query as they arrived. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server behind nginx that the test writes itself; it stands for the API or the document server. */
export interface Upstream {
  seen: SeenRequest[];
  /** Connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
}

/** @param address of loopback; 127.0.0.1 by default */
export async function startUpstream(
  port: number,
  answer: (request: SeenRequest, response: ServerResponse) => void,
  address = '127.0.0.1',
): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  let connections = 0;
  const server = createServer((message, response) => {
    void text(message).then((body) => {
      const request = {
        method: message.method ?? '',
        url: message.url ?? '',
        headers: message.headers,
        body,
      };
      seen.push(request);
      answer(request, response);
    });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  return {
    seen,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
