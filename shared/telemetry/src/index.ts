export { lineConsole, type LogFormat, LOG_FORMATS } from './log/line-console.ts';
export { serveMetrics, type ServedMetrics } from './metrics/serve-metrics.ts';
export { openTracing } from './tracing/open-tracing.ts';
export { readTracingSettings, type TracingSettings } from './tracing/settings.ts';
export type { SpanAttributes, Tracing } from './tracing/tracing.ts';
export { MEMORY_FIGURES } from './metrics/memory.ts';
