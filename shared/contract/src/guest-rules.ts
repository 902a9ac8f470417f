import type { SaidInBoth } from './guest-page.ts';
import type { GuestFault } from './problems/contract-problem.ts';
import type { Release, RouteFiles } from './release.ts';
import { ROUTES } from './routes.ts';

/** A remote beside the route table that the operator of a site lets in. */
export interface AllowedGuest {
  name: string;
  /** Paths that it may have pages at and below, as `/careers`. */
  below: readonly string[];
  /** Whose pages may place its parcels: remotes by their names, `shell`, or `*` for everybody's. Default: its own alone. */
  placedBy?: readonly string[];
}

/** Before the name of whoever may place a guest's parcels, in an entry of `GUEST_REMOTES`. */
export const PLACED_IN = 'in:';

/**
 * An entry of `GUEST_REMOTES` of a document server: `mf-careers=https://careers.example;/careers;in:mf-blog`.
 * @param origin where its releases are
 */
export const guestEntry = ({ name, below, placedBy = [] }: AllowedGuest, origin: string): string =>
  `${name}=${[origin, ...below, ...placedBy.map((placer) => PLACED_IN + placer)].join(';')}`;

/**
 * Whether a page may place the parcels of a remote.
 * @param placer whose page it is: `shell`, or a remote by its name
 * @param placedBy of the remote, by `placersOf` or its entry in the registry; undefined of one that anybody may place
 */
export const mayPlace = (placer: string, placedBy: readonly string[] | undefined): boolean =>
  placedBy?.includes(placer) ?? true;

/** Longer words would push the others out of the header; a title is cut by search engines at about as many letters. */
const MOST_LETTERS = { link: 20, title: 70 } as const;
const MOST_LINKS = 1;
const MOST_ROUTES = 20;

const SEGMENT = String.raw`[a-z\d]+(?:-[a-z\d]+)*`;
const PLACE = new RegExp(`^(?:/${SEGMENT})+$`);
const PATTERN = new RegExp(`^(?=.{1,80}$)(?:/(?:${SEGMENT}|:[a-z]\\w*))+$`);

/** First parts of addresses at which the site answers with something else than pages. */
const NO_PAGES = new Set([
  ...['api', 'media', 'remotes', 'assets', 'hero', 'files'],
  ...['errors', 'vitals', 'views', 'csp-reports', 'healthz', 'readyz', 'metrics', 'releases'],
]);

/** Whether an operator may give a path, and what is below it, to a guest: small letters, digits and hyphens. */
export const isGuestPlace = (path: string): boolean =>
  PLACE.test(path) && !NO_PAGES.has(path.split('/')[1] ?? '');

/** Whether a path is another one or below it. */
export const isBelow = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`);

/** What of the operator's list is about a remote; undefined where nothing is. */
export const guestOf = (
  name: string,
  guests: readonly AllowedGuest[] | undefined = [],
): AllowedGuest | undefined => guests.find((guest) => guest.name === name);

/** Whose pages may place a remote's parcels, as the operator's list says; undefined where anybody's may. */
export function placersOf(
  name: string,
  guests: readonly AllowedGuest[] | undefined,
): readonly string[] | undefined {
  const guest = guestOf(name, guests);
  if (!guest || guest.placedBy?.includes('*')) return undefined;
  return [name, ...(guest.placedBy ?? [])];
}

/** Whether one address could belong to both patterns. */
function haveCommon(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((pattern) => pattern.toLowerCase().split('/').slice(1)) as [
    string[],
    string[],
  ];
  for (let index = 0; ; index += 1) {
    const [own, their] = [ours[index], theirs[index]];
    if (own === '*' || their === '*') return true;
    if (own === undefined || their === undefined) return own === their;
    if (own !== their && !own.startsWith(':') && !their.startsWith(':')) return false;
  }
}

const saysTooMuch = (words: SaidInBoth, most: number) =>
  Object.values(words).some((text) => text.trim() === '' || text.length > most);

function routeFault({ path, guest }: RouteFiles, { below }: AllowedGuest): GuestFault | undefined {
  if (!guest) return { kind: 'route without a title', path };
  if (!PATTERN.test(path)) return { kind: 'route of no pattern', path };
  if (!below.some((place) => isBelow(path, place))) return { kind: 'route not allowed', path, below };
  const taken = ROUTES.find((route) => route.id !== 'not-found' && haveCommon(path, route.path));
  if (taken) return { kind: 'route of the site', path, taken: taken.path };
  for (const [what, words] of [
    ['title', guest.title],
    ['link', guest.link],
  ] as const)
    if (words && saysTooMuch(words, MOST_LETTERS[what]))
      return { kind: 'too many letters', what, path, most: MOST_LETTERS[what] };
  return guest.link && path.includes(':') ? { kind: 'link to no address', path } : undefined;
}

/** What a guest's release does that it may not. */
export function guestFaults(release: Release, guest: AllowedGuest): GuestFault[] {
  const { name, routes, container, namespaces } = release;
  const paths = routes.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  const links = routes.filter((route) => route.guest?.link).length;
  return [
    ...routes.flatMap((route) => routeFault(route, guest) ?? []),
    ...(twice === undefined ? [] : [{ kind: 'route twice', path: twice } as const]),
    ...(paths.length > MOST_ROUTES
      ? [{ kind: 'too many routes', count: paths.length, most: MOST_ROUTES } as const]
      : []),
    ...(links > MOST_LINKS ? [{ kind: 'too many links', count: links, most: MOST_LINKS } as const] : []),
    // In a page its names are all that keeps it apart from the others.
    ...(container.global === name.replaceAll('-', '_')
      ? []
      : [{ kind: "another's global", global: container.global } as const]),
    ...(namespaces.every((each) => each === name) ? [] : [{ kind: "another's words" } as const]),
  ];
}
