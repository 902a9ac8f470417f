import {
  AHEAD,
  guestRoutes,
  matchRoute,
  type HostAhead,
  type NextView,
  type RegistrySnapshot,
} from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { fetchChecked } from './checked-file.ts';
import type { LoadRemote } from './live-release.ts';
import { watchPointing } from './pointed-link.ts';
import type { RoomsAhead } from './rooms-ahead.ts';
import { savesData } from '../document/saves-data.ts';

/** Milliseconds after a move that belong to the page that was moved to. */
const AFTER_MOVE_MS = 2000;

/** Gigabytes, as the browser tells them, below which pages are not drawn before they are asked for. */
const LEAST_MEMORY = 4;

/**
 * Whether drawing pages ahead costs the visitor nothing; where the browser does not tell its memory, yes. One that cannot pass over
 * what is drawn would have keys reach it.
 */
const hasRoom = () =>
  ((navigator as { deviceMemory?: number }).deviceMemory ?? LEAST_MEMORY) >= LEAST_MEMORY &&
  'contentVisibility' in document.documentElement.style;

/** Pages of the site that a part of the page leads to, each once; a link that says its type leads to something else. */
const pathsIn = (selectors: string): Set<string> => {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `:is(${selectors}) a[href^="/"]:not([type], [${AHEAD}] *)`,
  );
  return new Set(Array.from(links, ({ pathname }) => pathname));
};

/** Those of the header that are pages of their own; one with a query shows what this browser keeps, and is seldom gone to. */
function headerPages(): Set<string> {
  const links = document.querySelectorAll<HTMLAnchorElement>('#header a[href^="/"]:not([href*="?"])');
  return new Set(Array.from(links, ({ pathname }) => pathname));
}

/** Of each kind of page that the outlet's links lead to, the first: what one brings, such as its styles, serves all. */
function oneOfEachKind(kindOf: (pathname: string) => string): readonly string[] {
  const paths = [...pathsIn('#outlet')];
  return [...new Map(paths.toReversed().map((pathname) => [kindOf(pathname), pathname])).values()];
}

/** One task after the other, each when the browser is idle again: together they would hold up a press. */
function inTurn([task, ...rest]: readonly (() => Promise<void>)[]): void {
  if (task) whenIdle(() => void task().then(() => inTurn(rest)));
}

/**
 * Readies what a visitor is about to need: a link's page when it is pointed at or focused, and when the page is at rest
 * what remotes want for their start-up, the header's pages, one of each kind that the page leads to, and the files of the
 * other pages that header and footer lead to, but nothing of remotes that wait until they are meant. Nothing of it for a visitor
 * who saves data, and nothing is drawn where memory is scarce.
 * @returns whether the code and words for a path's kind of page are here
 */
export function startPrefetching(
  registry: RegistrySnapshot,
  host: HostAhead,
  load: LoadRemote,
  atRest: Promise<void>,
  rooms: Pick<RoomsAhead, 'roomOf' | 'layOut' | 'keepBehind'>,
): (pathname: string) => boolean {
  const { bus, http } = host;
  const guests = guestRoutes(registry);
  const routeOf = (pathname: string) => matchRoute(pathname, guests).route;
  const kindOf = (pathname: string) => routeOf(pathname).id;
  const comesUnasked = (pathname: string) =>
    registry.remotes[routeOf(pathname).owner]?.onlyWhenMeant !== true;
  const fetched = new Set<string>();
  const prepared = new Set<string>();

  /** Files of a page, to be kept. Those of a remote follow from its container, which has to run for it. */
  const fetchFiles = async (pathname: string): Promise<void> => {
    const route = routeOf(pathname);
    const entry = registry.remotes[route.owner];
    if (!entry || !(await load(route.owner)).ok) return;
    const { base, routes } = entry;
    const files = routes.find(({ path }) => path === route.path)?.files[bus.language$.value] ?? [];
    const missing = files.map((file) => base + file).filter((url) => !fetched.has(url) && fetched.add(url));
    await Promise.all(missing.map((url) => fetchChecked(entry, url, { priority: 'low' })));
  };

  // A failure shows when it matters.
  const prepare = async (view: Pick<NextView, 'pathname' | 'search' | 'host'>): Promise<void> => {
    const route = routeOf(view.pathname);
    const loaded = await load(route.owner);
    if (!loaded.ok) return;
    try {
      await loaded.value.prepare?.({ ...view, language: bus.language$.value });
      prepared.add(route.id);
    } catch {
      // It is tried again when it matters.
    }
  };
  /** Drawn as well: what remains at the press is to show it. */
  const draw = (pathname: string, search = '') =>
    prepare({
      pathname,
      search,
      ...(hasRoom() && { host: { ...host, domElement: rooms.roomOf(routeOf(pathname).owner) } }),
    });
  /** Laid out together: rules and fonts that come with one page have the browser look at all of them again. */
  const drawAll = (pathnames: readonly string[]) => [
    ...pathnames.map((pathname) => () => draw(pathname)),
    () => rooms.layOut(),
  ];
  watchPointing({
    onReached: ({ pathname }) => void (savesData() || prepare({ pathname })),
    onMeant: ({ pathname, search }) => void (savesData() || draw(pathname, search)),
  });
  // The background actions of the start-up (specification, section 7); a failure is silent.
  const runStartUp = async (name: string): Promise<void> => {
    const loaded = await load(name);
    if (loaded.ok) await loaded.value.startUp?.({ http, bus }).catch(() => undefined);
  };
  const pagesToDraw = () => [...headerPages(), ...oneOfEachKind(kindOf)].filter(comesUnasked);
  const fetchAhead = () => {
    if (savesData()) return;
    for (const { name, startUp } of Object.values(registry.remotes)) if (startUp) void runStartUp(name);
    const header = headerPages();
    inTurn([
      ...drawAll(pagesToDraw()),
      ...[...pathsIn('#header, #footer')]
        .filter((pathname) => comesUnasked(pathname) && !header.has(pathname))
        .map((pathname) => () => fetchFiles(pathname)),
    ]);
  };
  void atRest.then(fetchAhead);

  // What was drawn beside the page that was left went with it.
  let timer: ReturnType<typeof setTimeout>;
  const drawAgain = () => {
    if (savesData() || !hasRoom()) return;
    inTurn(drawAll(pagesToDraw()));
  };
  void atRest.then(() =>
    window.addEventListener('single-spa:routing-event', () => {
      whenIdle(() => rooms.keepBehind());
      clearTimeout(timer);
      timer = setTimeout(drawAgain, AFTER_MOVE_MS);
    }),
  );

  return (pathname) => prepared.has(kindOf(pathname));
}
