import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Tracing } from './tracing.ts';

/** A program that is told to stop waits no longer for a collector. */
const CLOSE_LIMIT_MS = 1000;
/** A collector that hangs holds no more than this. */
export const EXPORT_LIMIT_MS = 3000;
/** Between what is left and what is sent: soon enough for whoever looks, few enough for who is looked at. */
const BATCH_MS = 1000;
/** Asked every few seconds by whoever looks whether a program is alive. */
const PROBE = /^\/(?:healthz|livez|readyz)(?:$|\?)/;
/** Between two lines about a collector that is away. */
const COMPLAINT_MS = 60_000;

/** What went wrong, and nothing that was said about it: messages hold what visitors wrote. */
const kindOf = (error: unknown) => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const kind = [code, name].find((each): each is string => typeof each === 'string') ?? 'unknown';
  return kind.slice(0, 60);
};

function complainSometimes(): void {
  let quietUntil = 0;
  const error = (message: string) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + COMPLAINT_MS;
    console.error(`traces: ${message.slice(0, 300)}`);
  };
  const nothing = () => {};
  diag.setLogger(
    { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}

/**
 * Spans of this process, handed on in batches; where nobody takes them, or slowly, what is too much is dropped.
 * @param share of traces that are recorded, 0 to 1
 */
export function startTracing(service: string, share: number, exporter: SpanExporter): Tracing {
  complainSometimes();
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: BATCH_MS,
        exportTimeoutMillis: EXPORT_LIMIT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(service);
  const requests = new WeakMap<FastifyRequest, { span: Span; within: Context }>();

  return {
    watch(server, routeOf = (request) => request.routeOptions.url ?? 'none') {
      server.addHook('onRequest', (request, _reply, done) => {
        if (PROBE.test(request.url)) return done();
        const parent = propagation.extract(ROOT_CONTEXT, request.headers);
        const { method } = request;
        const span = tracer.startSpan(
          method,
          { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
          parent,
        );
        const within = trace.setSpan(parent, span);
        requests.set(request, { span, within });
        context.with(within, done);
      });
      // The body has come by events of its connection, which are in no request.
      server.addHook('preValidation', (request, _reply, done) => {
        const begun = requests.get(request);
        if (begun) context.with(begun.within, done);
        else done();
      });
      server.addHook('onResponse', (request, reply, done) => {
        const span = requests.get(request)?.span;
        const route = routeOf(request);
        span
          ?.updateName(`${request.method} ${route}`)
          .setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    span(name, attributes, work, kind = 'internal') {
      const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes };
      return tracer.startActiveSpan(name, options, async (span) => {
        try {
          return await work((noted) => span.setAttributes(noted));
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
          throw error;
        } finally {
          span.end();
        }
      });
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    ids() {
      const ids = trace.getActiveSpan()?.spanContext();
      return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_LIMIT_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      clearTimeout(timer);
    },
  };
}
