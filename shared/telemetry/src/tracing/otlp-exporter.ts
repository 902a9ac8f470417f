import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { EXPORT_LIMIT_MS } from './start-tracing.ts';

/** To a collector, by OTLP over HTTP. */
export const otlpExporter = (endpoint: string): OTLPTraceExporter =>
  new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_LIMIT_MS,
  });
