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
  /** Ends the connection, and whatever is still asked over it. */
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

/**
 * One HTTP/2 connection, as a browser holds it.
 * @param from address of loopback that it comes from; whichever the system takes by default
 */
export function openHttp2(origin: string, ca: Buffer, from?: string): Promise<Http2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca, ...(from && { localAddress: from }) });
    session.on('error', reject);
    session.once('connect', () =>
      resolve({
        protocol: session.alpnProtocol,
        get: (path, headers = {}) => get(session, path, headers),
        close: () =>
          new Promise((done) => {
            if (session.destroyed) return done();
            session.once('close', done);
            session.destroy();
          }),
      }),
    );
  });
}
