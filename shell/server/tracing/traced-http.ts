import type { HttpClient } from '@shared/contract';
import type { Tracing } from '@shared/telemetry';

/** The same way to the API; each call is a span of the request it is made for, and the API goes on with its trace. */
export const tracedHttp = (http: HttpClient, tracing: Tracing): HttpClient => ({
  extensions: http.extensions ?? [],
  request: (request) =>
    tracing.span(
      request.method,
      { 'http.request.method': request.method, 'peer.service': 'api' },
      async (note) => {
        const result = await http.request({
          ...request,
          headers: { ...request.headers, ...tracing.headers() },
        });
        if (!result.ok) note({ 'error.type': result.failure.kind });
        return result;
      },
      'client',
    ),
});
