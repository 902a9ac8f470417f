import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedMetrics {
  port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` at a port of its own, which no gateway passes on: what stands there is for the operator alone. Rejects
 * when the port is taken.
 * @param port 0 for any that is free
 */
export async function serveMetrics(
  { text, contentType }: { text(): Promise<string>; contentType: string },
  { port, host }: { port: number; host: string },
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`metrics cannot be had at port ${port} (METRICS_PORT): ${cause.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
