import { serveMetrics, type ServedMetrics } from '@shared/telemetry';
import type { DocumentServerConfig } from '../config/config.ts';
import type { DocumentServerMetrics, MetricsSource } from './collect-metrics.ts';

/** Counts from now on, and says so at the port; what counts is loaded for who asks for it alone. */
export async function openMetrics(
  { host, metricsPort = 0 }: Pick<DocumentServerConfig, 'host' | 'metricsPort'>,
  source: MetricsSource,
): Promise<DocumentServerMetrics & ServedMetrics> {
  const { collectMetrics } = await import('./collect-metrics.ts');
  const metrics = collectMetrics(source);
  return { ...metrics, ...(await serveMetrics(metrics, { host, port: metricsPort })) };
}
