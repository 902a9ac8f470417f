import { pages, parts, type Rule } from './rules.ts';

const origin = 'https://site.example';

/** Name of the cache in which the answer is kept, and how it is answered; undefined for what is left alone. */
const ruleOf = (
  address: string,
  { mode = 'cors', method = 'GET' }: { mode?: RequestMode; method?: string } = {},
): Rule | undefined => {
  const asked = { url: new URL(address, origin), request: { mode, method } };
  return [pages, ...parts].find((rule) => rule.takes(asked, origin));
};

describe('what the service worker does with a request', () => {
  it.each([
    ['/', 'pages', 'network-first'],
    ['/blog?page=2', 'pages', 'network-first'],
    ['/property/1', 'pages', 'network-first'],
  ])('a visit to %s is answered by the network and kept', (address, cacheName, strategy) => {
    expect(ruleOf(address, { mode: 'navigate' })).toMatchObject({ cacheName, strategy });
  });

  it.each(['/assets/main.1a2b3c4d.js', '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/7.js'])(
    '%s is named by its content: what is kept of it is still right',
    (address) => expect(ruleOf(address)).toMatchObject({ cacheName: 'sound-files', strategy: 'cache-first' }),
  );

  it.each(['/media/7/large.avif', '/hero/wide-day-960.jpg'])('%s shows at once and is renewed', (address) => {
    expect(ruleOf(address, { mode: 'no-cors' })).toMatchObject({
      cacheName: 'pictures',
      strategy: 'stale-while-revalidate',
    });
  });

  it.each(['/api/v1/home/sell', '/api/v1/settings', '/api/v1/articles?page=2'])(
    '%s is answered by the network and kept for later',
    (address) => expect(ruleOf(address)).toMatchObject({ cacheName: 'answers', strategy: 'network-first' }),
  );

  it('free slots are only true now: they are never kept', () => {
    expect(ruleOf('/api/v1/appointments/availability?date=2026-11-22')).toBeUndefined();
    expect(ruleOf('/api/v1/appointments/')).toBeUndefined();
  });

  it.each(['/api/v1/home/sell', '/api/docs', '/api/'])('a visit to %s is no visit to a page', (address) => {
    expect(ruleOf(address, { mode: 'navigate' })).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('what is sent by %s is no answer to keep', (method) => {
    expect(ruleOf('/api/v1/contact', { method })).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/assets/main.js',
    'https://elsewhere.example/media/1.avif',
    'https://elsewhere.example/api/v1/home/sell',
    // Another port is another origin.
    'https://site.example:8443/remotes/mf-blog/7.js',
    'http://site.example/assets/main.js',
  ])('%s is not ours', (address) => expect(ruleOf(address)).toBeUndefined());

  it.each([
    '/service-worker.js',
    '/manifest.webmanifest',
    '/vitals',
    '/releases.json',
    '/assets',
    '/blog/assets/main.js',
    '/api/v2/home/sell',
    '/apis/v1/',
  ])('%s is left to the network', (address) => expect(ruleOf(address)).toBeUndefined());

  it('keeps a bounded number of each for a bounded time, files longest', () => {
    const limits = [pages, ...parts].map(({ cacheName, maxEntries, days }) => [cacheName, maxEntries, days]);
    expect(limits).toEqual([
      ['pages', 60, 14],
      ['sound-files', 300, 60],
      ['pictures', 200, 30],
      ['answers', 80, 7],
    ]);
  });
});
