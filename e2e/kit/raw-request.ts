import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  /** 0 when the server has closed the connection without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a path as it stands: other clients would put it right first. A connection of its own each time. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const closed = () => resolve({ status: 0, headers: {}, text: '' });
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method,
        // Some methods are sent without a length otherwise, and their body would count as another request.
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        agent: false,
        setHost: !('host' in headers),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', closed);
      },
    );
    outgoing.on('error', closed);
    outgoing.end(body);
  });
}
