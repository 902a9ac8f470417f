import { matchRoute, type Bus, type HttpClient, type RegistrySnapshot } from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { fetchChecked } from './checked-file.ts';
import type { LoadRemote } from './live-release.ts';

/** The same-site link that an event concerns, if any. */
const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : undefined;
  return link?.origin === window.location.origin ? link : undefined;
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Pages of the site that a part of the chrome leads to, each once. */
const pathsIn = (selectors: string): Set<string> => {
  const links = document.querySelectorAll<HTMLAnchorElement>(`:is(${selectors}) a[href^="/"]`);
  return new Set(Array.from(links, ({ pathname }) => pathname));
};

/** One task after the other, each when the browser is idle again: together they would hold up a press. */
function inTurn([task, ...rest]: readonly (() => Promise<void>)[]): void {
  if (task) whenIdle(() => void task().then(() => inTurn(rest)));
}

interface PrefetchCapabilities {
  bus: Bus;
  http: HttpClient;
}

/**
 * Fetches what a visitor is about to need: a link's page when it is pointed at or focused, and when the page is at rest
 * what remotes want for their start-up, the header's pages, and the files of the pages that the footer leads to.
 */
export function startPrefetching(
  registry: RegistrySnapshot,
  { bus, http }: PrefetchCapabilities,
  load: LoadRemote,
  atRest: Promise<void>,
): void {
  const fetched = new Set<string>();

  /** Files of a page, to be kept. Those of a remote follow from its container, which has to run for it. */
  const fetchFiles = async (pathname: string): Promise<void> => {
    const { route } = matchRoute(pathname);
    const entry = registry.remotes[route.owner];
    if (!entry || !(await load(route.owner)).ok) return;
    const { base, routes } = entry;
    const files = routes.find(({ path }) => path === route.path)?.files[bus.language$.value] ?? [];
    const missing = files.map((file) => base + file).filter((url) => !fetched.has(url) && fetched.add(url));
    await Promise.all(missing.map((url) => fetchChecked(entry, url, { priority: 'low' })));
  };

  // Evaluated as well: what remains at the press is to mount it. A failure shows when it matters.
  const prepare = async (pathname: string): Promise<void> => {
    const loaded = await load(matchRoute(pathname).route.owner);
    const view = { pathname, language: bus.language$.value };
    if (loaded.ok) await loaded.value.prepare?.(view).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && !savesData()) void prepare(link.pathname);
  };
  // The background actions of the start-up (specification, section 7); a failure is silent.
  const runStartUp = async (name: string): Promise<void> => {
    const loaded = await load(name);
    if (loaded.ok) await loaded.value.startUp?.({ http }).catch(() => undefined);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);

  const fetchAhead = () => {
    if (savesData()) return;
    for (const { name, startUp } of Object.values(registry.remotes)) if (startUp) void runStartUp(name);
    const header = pathsIn('#header');
    inTurn([
      ...[...header].map((pathname) => () => prepare(pathname)),
      ...[...pathsIn('#footer')]
        .filter((pathname) => !header.has(pathname))
        .map((pathname) => () => fetchFiles(pathname)),
    ]);
  };
  void atRest.then(fetchAhead);
}
