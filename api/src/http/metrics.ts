import { MEMORY_FIGURES, serveMetrics, type ServedMetrics } from '@shared/telemetry';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From an answer out of memory to what a visitor waits for. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics extends ServedMetrics {
  /** Counts the requests of a server. Before its routes: plugins have the hooks that were there before them. */
  watch(app: FastifyInstance): void;
  /** Counts a request that was told to come again, as more is asked than can be answered. */
  noteTurnedAway(): void;
}

/**
 * Counts for Prometheus, which finds it at `/metrics` of a port of its own: no gateway passes that on. Nothing in it tells one
 * visitor from another: routes are patterns, not addresses. Rejects when the port is taken.
 * @param address its port is 0 for any that is free
 */
export async function openMetrics(address: { host: string; port: number }): Promise<Metrics> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name, help, value } of MEMORY_FIGURES) {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(value()) });
    register.registerMetric(gauge);
  }
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const turnedAway = new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Requests that were told to come again, as more was asked than could be answered',
    registers: [register],
  });

  const { port, close } = await serveMetrics(
    { text: () => register.metrics(), contentType: register.contentType },
    address,
  );

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    noteTurnedAway: () => turnedAway.inc(),
    port,
    close,
  };
}
