import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute, releaseId, type RegistrySnapshot, type Vital } from '@shared/contract';
import type { LoadLog } from '../composition/load-log.ts';

const ENDPOINT = '/vitals';

interface VitalsPorts {
  registry: RegistrySnapshot;
  loads: Pick<LoadLog, 'records'>;
}

/** `mf-blog@0.2.0-1a2b3c4d`; the shell's pages have no release of their own. */
const releaseOf = (registry: RegistrySnapshot, owner: string) => {
  const entry = registry.remotes[owner];
  return entry ? `${owner}@${releaseId({ folder: entry.base })}` : owner;
};

/**
 * Measures the visit and sends it once, when the page is left: web vitals for the release that the first view came from,
 * load times for each remote. Starts when the browser is idle; nothing on the page waits for it.
 */
export function startVitals({ registry, loads }: VitalsPorts): void {
  const { route } = matchRoute(window.location.pathname);
  const firstView = { release: releaseOf(registry, route.owner), route: route.path };
  const measured = new Map<string, Vital>();
  const note = ({ name, value }: { name: Vital['name']; value: number }) =>
    measured.set(name, { name, value: Math.round(value * 1000) / 1000, ...firstView });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);

  const sent = new Set<string>();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const loadTimes = loads
      .records()
      .flatMap(({ remote, durationMs, failure }): Vital[] =>
        durationMs === undefined || failure || remote === 'shell'
          ? []
          : [{ name: 'load', value: durationMs, release: releaseOf(registry, remote), route: route.path }],
      );
    const fresh = [...measured.values(), ...loadTimes].filter((vital) => {
      const key = `${vital.name} ${vital.release}`;
      return !sent.has(key) && sent.add(key);
    });
    if (fresh.length > 0)
      navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(fresh)], { type: 'application/json' }));
  });
}
