import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { decode } from './request.ts';

interface Http2Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Http2Session {
  /** What both sides agreed upon: `h2`. */
  protocol: string | undefined;
  get(path: string, headers?: Record<string, string>): Promise<Http2Answer>;
  close(): Promise<void>;
}

function get(
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string>,
): Promise<Http2Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    stream.on('response', (answer) => (received = answer));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('error', reject);
    stream.once('end', () => {
      const body = Buffer.concat(chunks);
      resolve({
        headers: received,
        body,
        text: decode(body, received['content-encoding']),
      });
    });
    stream.end();
  });
}

/** One HTTP/2 connection, as a browser holds it. */
export function openHttp2(origin: string, ca: Buffer): Promise<Http2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca });
    session.once('error', reject);
    session.once('connect', () =>
      resolve({
        protocol: session.alpnProtocol,
        get: (path, headers = {}) => get(session, path, headers),
        close: () => new Promise((done) => session.close(done)),
      }),
    );
  });
}
