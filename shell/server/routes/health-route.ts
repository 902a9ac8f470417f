import type { HttpClient } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';

/**
 * `GET /healthz`: 200 while this server answers, whatever is missing: what others lack is mended by no restart of it. With what
 * there is to warn of, where there is anything.
 * `GET /readyz`: 200 when every remote has a live release, its origin and the API answer, else 503 with what is missing.
 * @param warnings sentences, as they are at the moment. Default: none
 */
export function registerHealth(
  server: FastifyInstance,
  registry: Registry,
  http: HttpClient,
  warnings: () => readonly string[] = () => [],
): void {
  server.get('/healthz', (_request, reply) => {
    const found = warnings();
    return reply
      .header('cache-control', 'no-store')
      .send({ alive: true, ...(found.length > 0 && { warnings: found }) });
  });
  server.get('/readyz', async (_request, reply) => {
    const missing: string[] = registry.missing();
    const api = await http.request({ method: 'GET', path: '/settings/get' });
    if (!api.ok) missing.push('api');
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: missing.length === 0, missing });
  });
}
