import type { TracingSettings } from './settings.ts';
import type { Tracing } from './tracing.ts';

/** What OpenTelemetry is made of is loaded for who asks for it alone: without settings there is nothing, and it costs nothing. */
export async function openTracing(
  service: string,
  settings: TracingSettings | undefined,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const [{ startTracing }, { otlpExporter }] = await Promise.all([
    import('./start-tracing.ts'),
    import('./otlp-exporter.ts'),
  ]);
  return startTracing(service, settings.share, otlpExporter(settings.endpoint));
}
