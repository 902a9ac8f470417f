import type { Route, Vital } from '@shared/contract';
import { MEMORY_FIGURES } from '@shared/telemetry';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry as Collected, collectDefaultMetrics } from 'prom-client';
import type { ReleaseLoad } from '../registry/registry.ts';
import type { RenderedOutlet } from '../rendering/render-outlet.ts';
import { routePattern } from '../routes/route-pattern.ts';
import { collectVitals } from './collect-vitals.ts';

/** From a copy in memory to the limits of a page that waits for everything. */
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RENDERING_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5];

export interface MetricsSource {
  /** What is in use at the moment of the question. */
  loads(): readonly ReleaseLoad[];
  /** Routes beside the table, likewise. Default: none. */
  guests?(): readonly Route[];
}

export interface DocumentServerMetrics {
  /** Counts the requests of a server. Before its routes: plugins have the hooks that were there before them. */
  watch(server: FastifyInstance): void;
  /** A page was rendered, or left to the browser, in so many milliseconds. */
  rendered(outlet: RenderedOutlet, ms: number): void;
  /** A browser has measured something. */
  measured(vital: Vital): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** What the document server counts for Prometheus. Nothing in it tells one visitor from another. */
export function collectMetrics({ loads, guests }: MetricsSource): DocumentServerMetrics {
  const collected = new Collected();
  const registers = [collected];
  collectDefaultMetrics({ register: collected });
  for (const { name, help, value } of MEMORY_FIGURES) {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(value()) });
    collected.registerMetric(gauge);
  }
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const renderings = new Counter({
    name: 'page_renderings_total',
    help: 'Pages by owner: rendered, or why the browser has to render them, in the words of Server-Timing',
    labelNames: ['owner', 'outcome'],
    registers,
  });
  const parcels = new Counter({
    name: 'parcel_renderings_total',
    help: 'Parcels of pages by owner, likewise',
    labelNames: ['owner', 'parcel', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'page_rendering_duration_seconds',
    help: 'Pages that were rendered, their waiting for data and workers included',
    labelNames: ['owner'],
    buckets: RENDERING_SECONDS,
    registers,
  });

  const ofReleases = (name: string, help: string, valueOf: (load: ReleaseLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release', 'channel'],
      registers,
      collect() {
        this.reset();
        for (const load of loads())
          this.set({ remote: load.name, release: load.release, channel: load.channel }, valueOf(load));
      },
    });
  ofReleases('release_in_use', 'Always 1: which releases visitors get', () => 1);
  ofReleases('release_rendered', 'Whether it is rendered on the server now', (load) =>
    Number(load.isRendered),
  );
  ofReleases('release_breaker_open', 'Whether it has failed so often that it is not asked', (load) =>
    Number(load.isPaused),
  );
  ofReleases('release_waiting_requests', 'Requests that wait for a worker', (load) => load.waiting);

  return {
    watch(server) {
      server.addHook('onResponse', (request, reply, done) => {
        const route = routePattern(request, guests?.());
        const labels = { method: request.method, route, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
    rendered(outlet, ms) {
      const { owner } = outlet.match.route;
      renderings.inc({ owner, outcome: outlet.leftToBrowser ?? 'rendered' });
      if (outlet.view) durations.observe({ owner }, ms / 1000);
      for (const { ref, leftToBrowser } of outlet.parcels)
        parcels.inc({ owner: ref.remote, parcel: ref.name, outcome: leftToBrowser ?? 'rendered' });
    },
    measured: collectVitals(registers, loads),
    text: () => collected.metrics(),
    contentType: collected.contentType,
  };
}
