import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { VISITED, type VisitedMessage } from '../src/offline/visited-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What a visitor has seen opens again without a network. Documents always come from the network when there is one, and
 * name their files by content: an old worker or cache can never hold a visitor on an old shell.
 */
const PAGES = 'pages';
const OFFLINE_PAGE = '/offline.html';
const DAY = 86_400;

void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => {
  // The request for a document starts beside the worker, not after it.
  event.waitUntil(self.registration.navigationPreload.enable());
});
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(PAGES).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))),
  );
});

// Cookies choose language and release of a document, and a worker sees none: what is kept is this visitor's own.
const matchOptions = { ignoreVary: true };
const keep = (maxEntries: number, days: number) =>
  // Its own declarations disagree under exact optional properties.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
    matchOptions,
  }) as WorkboxPlugin;

const pages = new NetworkFirst({ cacheName: PAGES, matchOptions, plugins: [keep(60, 14)] });
registerRoute(({ request }) => request.mode === 'navigate', pages);

const isOwn = (url: URL) => url.origin === self.location.origin;
registerRoute(
  // Files that are named by their content.
  ({ url }) => isOwn(url) && /^\/(?:assets|remotes)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'files', matchOptions, plugins: [keep(300, 60)] }),
);
registerRoute(
  ({ url }) => isOwn(url) && /^\/(?:media|hero)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', matchOptions, plugins: [keep(200, 30)] }),
);
registerRoute(
  ({ url, request }) =>
    isOwn(url) &&
    request.method === 'GET' &&
    url.pathname.startsWith('/api/v1/') &&
    // Whether a slot is free is only true now.
    !url.pathname.startsWith('/api/v1/appointments/'),
  new NetworkFirst({ cacheName: 'answers', matchOptions, plugins: [keep(80, 7)] }),
);

setCatchHandler(async ({ request }) => {
  const offlinePage = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return offlinePage ?? Response.error();
});

self.addEventListener('message', (event) => {
  const { type, url } = (event.data ?? {}) as Partial<VisitedMessage>;
  if (type !== VISITED || typeof url !== 'string' || !isOwn(new URL(url, self.location.href))) return;
  // Moves inside the site fetch no document: it is fetched now, so that the page opens again later.
  const request = new Request(url, { headers: { accept: 'text/html' } });
  event.waitUntil(
    pages.handle({ event, request }).then(
      () => undefined,
      () => undefined,
    ),
  );
});
