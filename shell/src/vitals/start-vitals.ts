import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { COMPARED_META, guestRoutes, matchRoute, type RegistrySnapshot, type Vital } from '@shared/contract';
import type { LoadLog } from '../composition/load-log.ts';
import { releaseOf } from '../document/release-of.ts';
import type { ErrorCollection } from '../errors/collect-errors.ts';
import { watchViews } from '../views/watch-views.ts';

const ENDPOINT = '/vitals';

interface VitalsPorts {
  registry: RegistrySnapshot;
  loads: Pick<LoadLog, 'records'>;
  errors: Pick<ErrorCollection, 'hear'>;
}

/** While a remote has a canary, page loads are compared. In this script: the name and hash of one more would stand in every first view. */
function compareViews(ports: VitalsPorts): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${COMPARED_META}"]`);
  if (meta) watchViews({ ...ports, compared: meta.content.split(' ') });
}

/**
 * Measures the visit and sends what is new whenever the page is left, for good or for another window: web vitals for the
 * release that the first view came from, load times for each remote. Starts when the browser is idle; nothing on the page waits for it.
 */
export function startVitals(ports: VitalsPorts): void {
  const { registry, loads } = ports;
  compareViews(ports);
  const { route } = matchRoute(window.location.pathname, guestRoutes(registry));
  const firstView = { release: releaseOf(registry, route.owner), route: route.path };
  const measured = new Map<string, Vital>();
  const note = ({ id, name, value }: Pick<Vital, 'id' | 'name' | 'value'>) =>
    measured.set(id, { id, name, value: Math.round(value * 1000) / 1000, ...firstView });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note);

  const visit = Math.random().toString(36).slice(2);
  /** Values by id: layout shifts and the slowest answer to a press go on growing. */
  const sent = new Map<string, number>();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const loadTimes = loads.records().flatMap(({ remote, durationMs, failure }): Vital[] =>
      durationMs === undefined || failure || remote === 'shell'
        ? []
        : [
            {
              id: `${remote}-${visit}`,
              name: 'load',
              value: durationMs,
              release: releaseOf(registry, remote),
              route: route.path,
            },
          ],
    );
    const fresh = [...measured.values(), ...loadTimes].filter(({ id, value }) => sent.get(id) !== value);
    for (const { id, value } of fresh) sent.set(id, value);
    if (fresh.length > 0)
      navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(fresh)], { type: 'application/json' }));
  });
}
