import { matchRoute, type Bus, type RegistrySnapshot } from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/host';
import type { LoadRemote } from './federation.ts';

/** The same-site link that an event concerns, if any. */
const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : undefined;
  return link?.origin === window.location.origin ? link : undefined;
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what a visitor is about to need: a link's remote when it is pointed at or focused, the files of the
 * pages that the chrome leads to when the browser is idle.
 */
export function startPrefetching(registry: RegistrySnapshot, bus: Bus, load: LoadRemote): void {
  const hinted = new Set<string>();

  const hintFiles = (pathname: string): string => {
    const { route } = matchRoute(pathname);
    const entry = registry.remotes[route.owner];
    const files = entry?.routes.find(({ path }) => path === route.path)?.files[bus.language$.value] ?? [];
    for (const file of files) {
      const href = (entry?.base ?? '') + file;
      if (hinted.has(href)) continue;
      hinted.add(href);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
    }
    return route.owner;
  };

  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (!link || savesData()) return;
    const owner = hintFiles(link.pathname);
    // Evaluated as well: what remains at the press is to mount it. A failure shows when it matters.
    if (registry.remotes[owner]) void load(owner);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);

  whenIdle(() => {
    if (savesData()) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('#header a[href^="/"], #footer a[href^="/"]');
    for (const link of links) hintFiles(link.pathname);
  });
}
