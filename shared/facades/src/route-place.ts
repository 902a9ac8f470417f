import { createElement, use, useLayoutEffect, useState, type ContextType, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
} from 'react-router-dom';
import { createHere, HereContext, type Here } from './here.ts';

interface Place {
  pathname: string;
  here: Here;
  location: ContextType<typeof LocationContext>;
  route: ContextType<typeof RouteContext>;
}

export interface RoutePlaceProps {
  location: Location;
  /** Decoded, as `useParams` gives them; those of the location's path. */
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

const placeAt = ({ location, params }: Omit<RoutePlaceProps, 'children'>): Place => {
  const { pathname } = location;
  return {
    pathname,
    here: createHere(location),
    // As the router says it of a location that somebody hands over.
    location: { location, navigationType: NavigationType.Pop },
    route: {
      outlet: null,
      matches: [{ params, pathname, pathnameBase: pathname, route: { path: pathname } }],
      isDataRoute: false,
    },
  };
};

/**
 * Where a page stands, for the router's hooks inside: for its contexts at one path, whatever else of the address changes. What
 * `Routes` does beside that is to match, which the route table has done: with its patterns, ranks and error screens the router
 * weighs half as much again.
 */
export function RoutePlace({ location, params, children }: RoutePlaceProps): ReactNode {
  const [before, setPlace] = useState(() => placeAt({ location, params }));
  const place = before.pathname === location.pathname ? before : placeAt({ location, params });
  if (place !== before) setPlace(place);
  const { here, pathname } = place;
  useLayoutEffect(() => here.move(location), [here, location]);
  // Who stands where the visitor stood goes along at once, and is drawn with everybody who does.
  const around = use(HereContext);
  useLayoutEffect(
    () =>
      around?.follow((from) => {
        if (from === here.location && around.location.pathname === pathname) here.move(around.location);
      }),
    [around, here, pathname],
  );
  return createElement(
    HereContext.Provider,
    { value: here },
    createElement(
      LocationContext.Provider,
      { value: place.location },
      createElement(RouteContext.Provider, { value: place.route }, children),
    ),
  );
}
