import type { FastifyInstance, FastifyRequest } from 'fastify';

/** By the names of OpenTelemetry's semantic conventions. Nothing that a visitor has sent. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** What an operator's collector learns of a program's work. Nothing in it tells one visitor from another. */
export interface Tracing {
  /**
   * Begins a span for each request of a server, in the trace that its `traceparent` names (W3C Trace Context). Before the
   * server's routes: plugins have the hooks that were there before them.
   * @param routeOf the pattern that a request's address fits, never the address. Default: the server's own
   */
  watch(server: FastifyInstance, routeOf?: (request: FastifyRequest) => string): void;
  /**
   * Runs work as a span of the request at hand. What it rejects with is noted by its kind alone, and passed on.
   * @param work may note what turns out on its way
   * @param kind `client` for what another program does. Default: `internal`
   */
  span<T>(
    name: string,
    attributes: SpanAttributes,
    work: (note: (attributes: SpanAttributes) => void) => Promise<T>,
    kind?: 'client' | 'internal',
  ): Promise<T>;
  /** Headers by which whoever is asked now goes on with the trace. */
  headers(): Record<string, string>;
  /** For a line of the log; empty outside of a request. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends what is left; resolves within a second whatever becomes of it. */
  close(): Promise<void>;
}
