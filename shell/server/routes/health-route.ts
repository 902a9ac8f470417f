import type { HttpClient } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';

/** `GET /healthz`: 200 when every remote has a live release and the API answers, else 503 with what is missing. */
export function registerHealth(server: FastifyInstance, registry: Registry, http: HttpClient): void {
  server.get('/healthz', async (_request, reply) => {
    const missing: string[] = registry.missing();
    const api = await http.request({ method: 'GET', path: '/settings/get' });
    if (!api.ok) missing.push('api');
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: missing.length === 0, missing });
  });
}
