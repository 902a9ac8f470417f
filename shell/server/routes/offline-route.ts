import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from '../document/security-headers.ts';
import { offlinePage } from '../offline/offline-page.tsx';

/** `GET /offline.html`, which the service worker fetches when it is installed and keeps. */
export function registerOfflinePage(server: FastifyInstance): void {
  const { html, policy } = offlinePage();
  server.get('/offline.html', (_request, reply) =>
    reply
      .headers(SECURITY_HEADERS)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  );
}
