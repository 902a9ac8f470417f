import { matchRoute } from '@shared/contract';
import { serveMetrics } from '@shared/telemetry';
import Fastify from 'fastify';
import type { ReleaseLoad } from '../registry/registry.ts';
import type { RenderedOutlet } from '../rendering/render-outlet.ts';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import { openMetrics } from './open-metrics.ts';

const HOST = '127.0.0.1';

const outletOf = (pathname: string, leftToBrowser?: RenderedOutlet['leftToBrowser']): RenderedOutlet => ({
  match: matchRoute(pathname),
  view: leftToBrowser ? undefined : viewOf('<h1>'),
  leftToBrowser,
  parcels: leftToBrowser
    ? []
    : [{ ref: { remote: 'mf-listings', name: 'latest-sale' }, view: undefined, leftToBrowser: 'crowded' }],
});

describe('what Prometheus finds', () => {
  let loads: ReleaseLoad[];
  let metrics: Awaited<ReturnType<typeof openMetrics>>;
  const scrape = async () => {
    const answer = await fetch(`http://${HOST}:${metrics.port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    return answer.text();
  };

  beforeEach(async () => {
    loads = [];
    metrics = await openMetrics({ host: HOST, metricsPort: 0 }, { loads: () => loads });
  });
  afterEach(() => metrics.close());

  it('are requests by the pattern of their route and status, and no address that a visitor asked for', async () => {
    const server = Fastify();
    metrics.watch(server);
    await server.register(async (plugin) => {
      plugin.get('/api/v1/*', (_request, reply) => reply.code(502).send());
    });
    server.setNotFoundHandler((_request, reply) => reply.code(200).send('a page'));
    for (const url of ['/api/v1/home/homes/secret-1', '/property/secret-2?q=secret-3', '/secret-4'])
      await server.inject(url);
    await server.close();
    const text = await scrape();
    const counted = Array.from(
      text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm),
      ([, labels, count]) => [labels, count],
    );
    expect(counted).toEqual([
      ['method="GET",route="/api/v1/*",status="502"', '1'],
      ['method="GET",route="/property/:id",status="200"', '1'],
      ['method="GET",route="*",status="200"', '1'],
    ]);
    expect(text).not.toContain('secret');
  });

  it('are renderings and what was left to the browser, by owner and reason', async () => {
    metrics.rendered(outletOf('/blog'), 12);
    metrics.rendered(outletOf('/blog'), 3);
    metrics.rendered(outletOf('/blog', 'limit'), 400);
    metrics.rendered(outletOf('/sell', 'paused'), 1);
    const text = await scrape();
    for (const line of [
      'page_renderings_total{owner="mf-blog",outcome="rendered"} 2',
      'page_renderings_total{owner="mf-blog",outcome="limit"} 1',
      'page_renderings_total{owner="mf-listings",outcome="paused"} 1',
      'parcel_renderings_total{owner="mf-listings",parcel="latest-sale",outcome="crowded"} 2',
      'page_rendering_duration_seconds_count{owner="mf-blog"} 2',
      'page_rendering_duration_seconds_bucket{le="0.005",owner="mf-blog"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });

  it('are the releases in use at that moment, their breakers and their queues', async () => {
    const load: ReleaseLoad = {
      name: 'mf-blog',
      release: '0.1.0-aaaaaaaa',
      channel: 'live',
      isRendered: true,
      isPaused: false,
      waiting: 3,
    };
    loads = [load];
    const before = '{remote="mf-blog",release="0.1.0-aaaaaaaa",channel="live"}';
    const first = await scrape();
    for (const line of [
      `release_in_use${before} 1`,
      `release_rendered${before} 1`,
      `release_breaker_open${before} 0`,
      `release_waiting_requests${before} 3`,
    ])
      expect(first).toContain(`${line}\n`);
    loads = [{ ...load, release: '0.2.0-bbbbbbbb', isRendered: false, isPaused: true, waiting: 0 }];
    const second = await scrape();
    expect(second).toContain(
      'release_breaker_open{remote="mf-blog",release="0.2.0-bbbbbbbb",channel="live"} 1\n',
    );
    expect(second).not.toContain('aaaaaaaa');
  });

  it('are what browsers measured, by remote and release: what was sent last counts, and names that nobody knows are one', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      loads = [
        {
          name: 'mf-blog',
          release: '0.1.0-aaaaaaaa',
          channel: 'live',
          isRendered: true,
          isPaused: false,
          waiting: 0,
        },
      ];
      const vital = { id: 'v1', release: 'mf-blog@0.1.0-aaaaaaaa', route: '/blog' };
      metrics.measured({ ...vital, name: 'INP', value: 40 });
      metrics.measured({ ...vital, name: 'INP', value: 240 });
      metrics.measured({ ...vital, id: 'v2', name: 'CLS', value: 0.02 });
      for (let guess = 0; guess < 100; guess += 1)
        metrics.measured({
          ...vital,
          id: `guess-${guess}`,
          name: 'LCP',
          value: 900,
          release: `mf-blog@${guess}`,
        });
      metrics.measured({ ...vital, id: 'v3', name: 'TTFB', value: 10, release: 'shell' });
      await jest.advanceTimersByTimeAsync(61_000);
    } finally {
      jest.useRealTimers();
    }
    const text = await scrape();
    const of = 'remote="mf-blog",release="0.1.0-aaaaaaaa"';
    for (const line of [
      `web_vital_seconds_bucket{le="0.2",name="INP",${of}} 0`,
      `web_vital_seconds_bucket{le="0.35",name="INP",${of}} 1`,
      `web_vital_seconds_count{name="INP",${of}} 1`,
      `web_vital_layout_shift_bucket{le="0.05",name="CLS",${of}} 1`,
      'web_vital_seconds_count{name="LCP",remote="other",release="other"} 100',
      'web_vital_seconds_count{name="TTFB",remote="shell",release="shell"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text.match(/^web_vital_seconds_count/gm)).toHaveLength(3);
  });

  it('is nothing else, and a port that is taken is named', async () => {
    expect((await fetch(`http://${HOST}:${metrics.port}/`)).status).toBe(404);
    expect((await fetch(`http://${HOST}:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404);
    await expect(serveMetrics(metrics, { host: HOST, port: metrics.port })).rejects.toThrow(
      `port ${metrics.port} (METRICS_PORT)`,
    );
  });
});
