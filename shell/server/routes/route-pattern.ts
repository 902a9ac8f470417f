import { matchRoute, type Route } from '@shared/contract';
import type { FastifyRequest } from 'fastify';

/** The pattern that a request's address fits, never the address: that is the visitor's, and there is no end of them. */
export const routePattern = (
  { is404, routeOptions, url }: FastifyRequest,
  guests: readonly Route[] = [],
): string =>
  is404 ? matchRoute(url.split('?', 1)[0] ?? '/', guests).route.path : (routeOptions.url ?? 'none');
