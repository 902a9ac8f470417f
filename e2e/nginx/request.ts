import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
  /** Decoded by its content encoding. */
  text: string;
}

export interface RequestOptions {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  /** Certificate of the authority that is trusted. */
  ca?: Buffer;
}

export function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** One HTTP/1.1 request on a connection of its own; path, encodings and redirects are left as they are. */
export function request(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, ca } = options;
  const { protocol, hostname, port } = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = client.request(
      {
        hostname,
        port,
        path,
        method,
        headers,
        agent: false,
        timeout: 20_000,
        ...(ca && { ca, servername: 'localhost' }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const content = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: content,
            text: decode(content, response.headers['content-encoding']),
          });
        });
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)));
    sent.once('error', reject);
    sent.end(body);
  });
}
