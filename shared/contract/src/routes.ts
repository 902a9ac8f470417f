export const REMOTE_NAMES = [
  'mf-listings',
  'mf-blog',
  'mf-booking',
  'mf-forms',
  'mf-portal',
  'mf-map',
] as const;
/** A remote that the table knows; guests have names of their own (`guest-routes.ts`). */
export type RemoteName = (typeof REMOTE_NAMES)[number];

export interface Route {
  id: string;
  /** Pattern with `:name` for one path segment and `*` for any rest; compared without regard to case. */
  path: string;
  /** Who renders the outlet: `shell` itself, or a remote by its name. */
  owner: string;
  /** `browser`: never rendered on the server. */
  rendering: 'server' | 'browser';
  /** A bad link inside the site: it leads home at once (specification, section 2, "Shared chrome"). Default: it has a page. */
  redirectsTo?: string;
}

/** The one route table (specification, section 2; decisions, "Routes"). First match wins. */
export const ROUTES = [
  { id: 'home', path: '/', owner: 'shell', rendering: 'server' },
  { id: 'services', path: '/services', owner: 'shell', rendering: 'server' },
  { id: 'sale', path: '/sell', owner: 'mf-listings', rendering: 'server' },
  { id: 'rent', path: '/rent', owner: 'mf-listings', rendering: 'server' },
  { id: 'properties', path: '/properties', owner: 'mf-listings', rendering: 'server' },
  { id: 'exclusive', path: '/exclusive', owner: 'mf-listings', rendering: 'server' },
  { id: 'property', path: '/property/:id', owner: 'mf-listings', rendering: 'server' },
  { id: 'blog', path: '/blog', owner: 'mf-blog', rendering: 'server' },
  { id: 'article', path: '/blog/:id', owner: 'mf-blog', rendering: 'server' },
  { id: 'appointments', path: '/Appointments', owner: 'mf-booking', rendering: 'server' },
  { id: 'contact', path: '/contact', owner: 'mf-forms', rendering: 'server' },
  { id: 'join', path: '/join', owner: 'mf-forms', rendering: 'server' },
  { id: 'privacy', path: '/privacy', owner: 'mf-forms', rendering: 'server' },
  { id: 'accessibility', path: '/accessibility', owner: 'mf-forms', rendering: 'server' },
  { id: 'portal', path: '/fal-license', owner: 'mf-portal', rendering: 'browser' },
  { id: 'map', path: '/map', owner: 'mf-map', rendering: 'server' },
  { id: 'property-without-id', path: '/property', owner: 'shell', rendering: 'browser', redirectsTo: '/' },
  { id: 'below-an-article', path: '/blog/:id/*', owner: 'shell', rendering: 'browser', redirectsTo: '/' },
  { id: 'not-found', path: '*', owner: 'shell', rendering: 'server' },
] as const satisfies readonly (Route & { owner: 'shell' | RemoteName })[];

export type RouteId = (typeof ROUTES)[number]['id'];

export interface RouteMatch<Matched = Route> {
  route: Matched;
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The parts of a path as the router sees them: slashes at the end do not count, others make parts without a name. */
function partsOf(pathname: string): string[] {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).split('/').slice(1);
}

/**
 * Matches one pattern, as the router in the browser does. `pathname` is as in a URL, percent-encoded, without query.
 * A malformed encoding matches nothing, nor does a part without a name, as in `//sell`.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const takesRest = pattern.endsWith('*');
  const wanted = segmentsOf(takesRest ? pattern.slice(0, -1) : pattern);
  const given = partsOf(pathname);
  if (given.includes('')) return undefined;
  if (takesRest ? given.length < wanted.length : given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

const NOT_FOUND: Route = ROUTES[ROUTES.length - 1] as Route;

/**
 * Finds the route of a path; what nobody owns is the shell's not-found screen.
 * @param guests routes beside the table, which come after it. Default: none
 */
export function matchRoute<Own extends Pick<Route, 'id' | 'path'> = Route>(
  pathname: string,
  guests: readonly Own[] = [],
): RouteMatch<Route | Own> {
  for (const route of [...ROUTES, ...guests]) {
    const params = matchPath(route.path, pathname);
    if (params && route !== NOT_FOUND) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}
