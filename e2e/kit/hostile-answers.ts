import type { ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

/** A few kB that everything which goes down into them by calling itself breaks on. */
const nested = (levels: number) => `{"data":{"x":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

/** Answers whatever was asked. */
export type Answer = (response: ServerResponse) => void;

export const bytes =
  (type: string, body: string | Buffer, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

/** JSON that goes on for as long as somebody reads, and comes in next to nothing. */
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  const packed = createGzip();
  const spaces = Buffer.alloc(1_000_000, ' ');
  packed.pipe(response);
  const write = () => {
    let hasRoom = true;
    while (hasRoom && !response.closed) hasRoom = packed.write(spaces);
    if (!response.closed) packed.once('drain', write);
  };
  write();
};

/** What an API may answer to whatever is asked, though it should not. */
export const HOSTILE_ANSWERS = {
  'is nested 5,000 levels deep': bytes('application/json', nested(5000)),
  'has no end, unpacked': endless,
  // As bytes: to make them of a text for each call would take longer than to send them.
  'has 21 MB': bytes('application/json', Buffer.from(`{"data":"${'x'.repeat(21e6)}"}`)),
  'is a page': bytes('text/html', `<!doctype html><script>window.attacked=1</script>`),
  'is a script': bytes('text/javascript', 'window.attacked=1'),
  'is no UTF-8': bytes('application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d])),
  'is empty': bytes('application/json', ''),
  'leads elsewhere': (response) => {
    response.writeHead(302, { location: '/api/v1/settings/get' });
    response.end();
  },
} satisfies Readonly<Record<string, Answer>>;
