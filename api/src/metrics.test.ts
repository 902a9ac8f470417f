import { startCollector } from '@shared/telemetry/testing';
import getPort from 'get-port';
import { dataFolder } from './testing/embedded-template.ts';
import { startApi } from './testing/start-api.ts';

const LIMIT_MS = 90_000;

const TRACE = '0af7651916cd43dd8448eb211c80319c';

test(
  'Prometheus finds requests by route and status at a port of its own, a collector their traces down to SQL, and neither anything that a visitor sent',
  async () => {
    const folder = await dataFolder();
    const port = await getPort({ host: '127.0.0.1' });
    const collector = await startCollector();
    const api = await startApi({
      DATA_DIR: folder.path,
      SAMPLE_LISTINGS: '2',
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
    });
    try {
      for (const path of [
        '/api/v1/home/sell?limit=1',
        '/api/v1/home/sell?limit=none',
        '/api/v1/home/homes/secret-id',
        '/secret-path',
      ])
        await fetch(api.origin + path, { headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-00` } });
      await fetch(`${api.origin}/api/v1/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
        body: JSON.stringify({ name: 'secret-name' }),
      });
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const counted = Array.from(
        text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm),
        ([, labels, count]) => `${labels} ${count}`,
      );
      expect(counted.toSorted()).toEqual(
        [
          'method="GET",route="/api/v1/home/sell",status="200" 1',
          'method="GET",route="/api/v1/home/sell",status="400" 1',
          'method="GET",route="/api/v1/home/homes/:id",status="404" 1',
          'method="GET",route="none",status="404" 1',
          'method="POST",route="/api/v1/contact/send",status="403" 1',
        ].toSorted(),
      );
      expect(text).toContain('process_resident_memory_bytes');
      expect(text).not.toContain('secret');
      // What visitors reach has no such address.
      expect((await fetch(`${api.origin}/metrics`)).status).toBe(404);

      const { code, output } = await api.stop();
      expect(code).toBe(0);
      const listed = collector
        .spans()
        .find(({ name, traceId }) => name === 'GET /api/v1/home/sell' && traceId === TRACE);
      expect(listed?.service).toBe('api');
      const statement = collector
        .spans()
        .find(({ name, parentSpanId }) => name === 'SELECT' && parentSpanId === listed?.spanId);
      expect(statement?.attributes['db.query.text']).toMatch(/^SELECT .* FROM /i);
      expect(collector.text()).not.toContain('secret');
      // Every line is one object, whoever writes it; what belongs to a request names its trace.
      const lines = output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { msg: string; trace_id?: string });
      expect(lines.find(({ msg }) => msg.startsWith('API ready'))).toBeDefined();
      expect(lines.filter(({ trace_id: trace }) => trace === TRACE).length).toBeGreaterThanOrEqual(4);
    } finally {
      await api.stop();
      collector.close();
      await folder.remove();
    }
  },
  LIMIT_MS,
);
