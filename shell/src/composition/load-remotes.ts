import type { RegistrySnapshot } from '@shared/contract';
import { librariesHere, providePageRuntime, shareScopeOf, type ShareScope } from '@shared/host/federation';
import { pageLibraries } from 'virtual:page-libraries';
import { startFirstContainers } from './first-containers.ts';
import type { LoadRemote } from './live-release.ts';

export interface Loading {
  load: LoadRemote;
  /** Resolves when the page has all of its libraries, of which the last is what draws. */
  canDraw: Promise<unknown>;
  /** What the page shares, by library and version. */
  scope: ShareScope;
  /** Brings the whole federation runtime, which loads what is asked for from then on. Never rejects. */
  completeFederation(): Promise<void>;
}

/**
 * Loads live releases. Until the whole federation runtime is there, which no first view waits for, by their containers
 * alone; what fails then is the runtime's to try again.
 */
export function startLoading(registry: RegistrySnapshot): Loading {
  const scope = shareScopeOf('shell', pageLibraries);
  providePageRuntime(scope);
  let loadRelease = startFirstContainers(registry, scope);
  let completing: Promise<void> | undefined;
  const completeFederation = () =>
    (completing ??= import('./federation.ts')
      .then(({ startFederation }) => {
        loadRelease = startFederation(registry, scope);
      })
      .catch(() => {
        // Containers load without it, too; the next who asks tries again.
        completing = undefined;
      }));
  return {
    scope,
    canDraw: librariesHere(scope),
    completeFederation,
    async load(name) {
      const loaded = await loadRelease(name);
      if (!loaded.ok) void completeFederation();
      return loaded;
    },
  };
}
