import { createElement, useMemo, type ContextType, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
} from 'react-router-dom';

type LocationValue = ContextType<typeof LocationContext>;
type RouteValue = ContextType<typeof RouteContext>;

export interface RoutePlaceProps {
  location: Location;
  /** Decoded, as `useParams` gives them. */
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * Where a page stands, for the router's hooks inside. What `Routes` does beside that is to match, which the route table has
 * done: with its patterns, ranks and error screens the router weighs half as much again.
 */
export function RoutePlace({ location, params, children }: RoutePlaceProps): ReactNode {
  const { pathname } = location;
  // As the router says it of a location that somebody hands over.
  const here = useMemo<LocationValue>(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const route = useMemo<RouteValue>(
    () => ({
      outlet: null,
      matches: [{ params, pathname, pathnameBase: pathname, route: { path: pathname } }],
      isDataRoute: false,
    }),
    [params, pathname],
  );
  return createElement(
    LocationContext.Provider,
    { value: here },
    createElement(RouteContext.Provider, { value: route }, children),
  );
}
