import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { startUpstream, type Upstream } from './upstream.ts';

export const DOCUMENT = '<!doctype html><html lang="ar" dir="rtl"><body>عقارات</body></html>'.repeat(40);
export const COMPRESSED_DOCUMENT = brotliCompressSync(DOCUMENT);
export const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie',
  etag: 'W/"document"',
  'x-content-type-options': 'nosniff',
};
export const LISTINGS = JSON.stringify({
  data: Array.from({ length: 100 }, (_, index) => ({ _id: `listing-${index}` })),
});
export const PICTURE = Buffer.alloc(4000, 'picture');

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Stands for the document server: a ready document, uncompressed API answers, a picture, and failures of its own. */
export const startDocumentUpstream = (port: number): Promise<Upstream> =>
  startUpstream(port, ({ url, headers, body }, response) => {
    const send = (status: number, named: OutgoingHttpHeaders, content: Buffer | string) =>
      response.writeHead(status, { ...named, 'content-length': Buffer.byteLength(content) }).end(content);
    if (url === '/api/v1/home/sell') send(200, { ...JSON_TYPE, etag: '"listings"' }, LISTINGS);
    else if (url === '/api/v1/settings/get') send(200, JSON_TYPE, '{"data":{}}');
    else if (url === '/api/v1/contact/send') send(200, JSON_TYPE, JSON.stringify({ length: body.length }));
    else if (url === '/media/photo.avif') send(200, { 'content-type': 'image/avif' }, PICTURE);
    else if (url === '/readyz') send(503, JSON_TYPE, '{"ready":false}');
    else if (url === '/steering') send(200, { 'x-accel-redirect': '/unavailable.html' }, 'mine');
    else if (headers['if-none-match'] === DOCUMENT_HEADERS.etag)
      response.writeHead(304, DOCUMENT_HEADERS).end();
    else send(200, DOCUMENT_HEADERS, COMPRESSED_DOCUMENT);
  });
