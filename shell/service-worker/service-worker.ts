import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { VISITED, type VisitedMessage } from '../src/offline/visited-message.ts';
import { pages, parts, type Rule } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What a visitor has seen opens again without a network. Documents always come from the network when there is one, and
 * name their files by content: an old worker or cache can never hold a visitor on an old shell.
 */
const OFFLINE_PAGE = '/offline.html';
/** Its own: the caches of the rules are given up when space runs short, and this page with none of them. */
const OFFLINE_CACHE = 'offline-page';
const DAY = 86_400;

void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => {
  // The request for a document starts beside the worker, not after it.
  event.waitUntil(self.registration.navigationPreload.enable());
  event.waitUntil(deleteFormerCaches());
});
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(OFFLINE_CACHE).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))),
  );
});

/** What an earlier worker has kept by other rules would never be looked at again. */
async function deleteFormerCaches(): Promise<void> {
  const present = new Set<string>([OFFLINE_CACHE, ...[pages, ...parts].map(({ cacheName }) => cacheName)]);
  const former = (await caches.keys()).filter((name) => !present.has(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}

// Cookies choose language and release of a document, and a worker sees none: what is kept is this visitor's own.
const matchOptions = { ignoreVary: true };
const keep = ({ maxEntries, days }: Rule) =>
  // Its own declarations disagree under exact optional properties.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
    matchOptions,
  }) as WorkboxPlugin;

const strategies = {
  'network-first': NetworkFirst,
  'cache-first': CacheFirst,
  'stale-while-revalidate': StaleWhileRevalidate,
} as const;

/** A reload, or what a retry asks for, goes past everything that is kept, and replaces it. */
const goesPast = ({ cache }: Request) => cache === 'reload' || cache === 'no-store';

const keepWhatPasses = ({ strategy, passes }: Rule): WorkboxPlugin => ({
  cacheWillUpdate: ({ request, response }) => Promise.resolve(passes(request, response) ? response : null),
  // Where the network is asked first, what is kept is for the time without one.
  ...(strategy !== 'network-first' && {
    cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
      Promise.resolve(goesPast(request) ? null : cachedResponse),
  }),
});

const { origin } = self.location;
const register = (rule: Rule) => {
  const handler = new strategies[rule.strategy]({
    cacheName: rule.cacheName,
    matchOptions,
    plugins: [keep(rule), keepWhatPasses(rule)],
  });
  registerRoute((asked) => rule.takes(asked, origin), handler);
  return handler;
};
// The first rule that takes a request answers it.
const pageHandler = register(pages);
parts.forEach(register);

setCatchHandler(async ({ request }) => {
  const offlinePage = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return offlinePage ?? Response.error();
});

self.addEventListener('message', (event) => {
  const { type, url } = (event.data ?? {}) as Partial<VisitedMessage>;
  if (type !== VISITED || typeof url !== 'string' || new URL(url, self.location.href).origin !== origin)
    return;
  // Moves inside the site fetch no document: it is fetched now, so that the page opens again later.
  const request = new Request(url, { headers: { accept: 'text/html' } });
  event.waitUntil(
    pageHandler.handle({ event, request }).then(
      () => undefined,
      () => undefined,
    ),
  );
});
