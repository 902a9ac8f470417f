import { init, loadRemote } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { FEDERATION_RUNTIME, type RegistrySnapshot } from '@shared/contract';
import { shareScopeOf } from '@shared/host/federation';
import { pageLibraries } from 'virtual:page-libraries';
import { EXPOSED, LoadError, loadLiveReleases } from '../../../shell/src/composition/live-release.ts';
import type { Loading } from '../../../shell/src/composition/load-remotes.ts';

/**
 * Stands in for the shell's loading of remotes: the federation library as its documentation says ("Module Federation
 * Runtime"), remotes by their manifests. Containers take the library's own runtime for their bundler, from the page.
 * @param registry names a manifest where the site's own names a container's script
 */
export function startLoading(registry: RegistrySnapshot): Loading {
  Object.assign(globalThis, { [FEDERATION_RUNTIME]: () => ({ ...federation }) });
  init({
    name: 'shell',
    remotes: Object.values(registry.remotes).map(({ container }) => ({
      name: container.global,
      entry: new URL(container.url, document.baseURI).href,
    })),
    shared: Object.fromEntries(
      // All of them: it is built in one script.
      pageLibraries.flatMap((library) => {
        if (!('lib' in library)) return [];
        const { request, version, lib } = library;
        return [
          [request, { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}` } }],
        ];
      }),
    ),
  });
  return {
    load: loadLiveReleases(registry, async ({ container }) => {
      try {
        return await loadRemote<{ default?: unknown }>(`${container.global}/${EXPOSED.replace('./', '')}`);
      } catch (error) {
        throw new LoadError('init', error);
      }
    }),
    scope: shareScopeOf('shell', pageLibraries),
    canDraw: Promise.resolve(),
    completeFederation: () => Promise.resolve(),
  };
}
