import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTracing } from './open-tracing.ts';
import { readTracingSettings } from './settings.ts';
import { startTracing } from './start-tracing.ts';
import type { Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${PARENT}-00`;

describe('what a collector is told', () => {
  let spans: ReadableSpan[];
  let tracing: Tracing;
  let server: FastifyInstance;

  const spanOf = (name: string) => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join()}`);
    return { ...found.spanContext(), parent: found.parentSpanContext?.spanId, ...found };
  };

  beforeAll(async () => {
    spans = [];
    tracing = startTracing('a-program', 1, {
      export(batch, done) {
        spans.push(...batch);
        done({ code: ExportResultCode.SUCCESS });
      },
      shutdown: () => Promise.resolve(),
    });
    server = Fastify();
    tracing.watch(server);
    server.get('/healthz', () => ({}));
    server.get('/listings/:id', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return tracing.span('SELECT', { 'db.query.text': 'SELECT $1' }, () =>
        Promise.resolve({ headers: tracing.headers(), ids: tracing.ids() }),
      );
    });
    server.post('/messages', async () =>
      tracing.span('INSERT', {}, () =>
        Promise.reject(Object.assign(new Error('secret-value is taken'), { code: '23505' })),
      ),
    );
    server.setErrorHandler((_error, _request, reply) => reply.code(500).send({}));
  });
  afterAll(() => server.close());

  it('are requests, and what was done for them, in the trace that their caller named', async () => {
    const answer = await server.inject({
      url: '/listings/secret-id?q=secret-words',
      headers: { traceparent, 'x-forwarded-for': '203.0.113.77', 'user-agent': 'secret-agent' },
    });
    const { headers, ids } = answer.json<{ headers: { traceparent: string }; ids: { trace_id: string } }>();
    expect(headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(ids.trace_id).toBe(TRACE);

    await server.inject({ method: 'POST', url: '/messages', payload: { name: 'secret-name' } });
    await server.inject('/healthz');
    await tracing.close();

    const request = spanOf('GET /listings/:id');
    expect([request.traceId, request.parent]).toEqual([TRACE, PARENT]);
    const statement = spanOf('SELECT');
    expect([statement.traceId, statement.parent]).toEqual([TRACE, request.spanId]);
    expect(headers.traceparent).toContain(statement.spanId);

    const failed = spanOf('POST /messages');
    expect(failed.traceId).not.toBe(TRACE);
    expect([failed.status.code, spanOf('INSERT').parent]).toEqual([2, failed.spanId]);
    expect(spanOf('INSERT').attributes).toEqual({ 'error.type': '23505' });
    // Four in all: nobody needs to know that a probe was answered. And nothing of the visitor.
    expect(spans).toHaveLength(4);
    const said = spans.map(({ name, attributes, status, events }) => ({ name, attributes, status, events }));
    expect(JSON.stringify(said)).not.toMatch(/secret|203\.0\.113/);
  });

  it('is nothing outside of a request', () => expect(tracing.ids()).toEqual({}));
});

describe('the settings of traces', () => {
  it.each([
    [{}, undefined, 0],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, undefined, 0],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 1, 0],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector', OTEL_TRACES_SAMPLER_ARG: '0.05' }, 0.05, 0],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 1, 1],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_TRACES_SAMPLER_ARG: '5%' }, Number.NaN, 2],
  ])('%j', (environment, share, problems) => {
    const settings = readTracingSettings(environment);
    expect([settings.settings?.share, settings.problems.length]).toEqual([share, problems]);
  });

  it('of a program without a collector have nothing opened', async () =>
    expect(await openTracing('a-program', undefined)).toBeUndefined());
});
