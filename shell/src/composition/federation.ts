import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegistrySnapshot, RemoteFailureKind } from '@shared/contract';
import type { ShareScope } from '@shared/host/federation';
import { diagnose, diagnoseScript } from './diagnose.ts';
import { EXPOSED, LoadError, loadLiveReleases, type LoadRemote } from './live-release.ts';
import { loadingGuard } from './loading-guard.ts';

/** Tells from the runtime's error codes what went wrong. */
export function classifyLoadError(error: unknown): RemoteFailureKind {
  const text = error instanceof Error ? error.message : String(error);
  if (!navigator.onLine) return 'offline';
  if (/timeout|timed out/i.test(text)) return 'timeout';
  if (text.includes('RUNTIME-001') || text.includes('ScriptExecutionError')) return 'bad-container';
  if (text.includes('RUNTIME-008')) return 'not-found';
  if (/does not exist in container|RUNTIME-014/.test(text)) return 'missing-expose';
  return 'init';
}

/**
 * Gives the live releases of the document's registry snapshot to the federation runtime. Containers are
 * registered by their script, not by their manifest: there is no manifest to wait for.
 * @param scope what the page shares; the containers of its first view are in it already
 */
export function startFederation(snapshot: RegistrySnapshot, scope: ShareScope): LoadRemote {
  const address = (url: string) => new URL(url, document.baseURI).href;
  const containers = Object.values(snapshot.remotes).map(({ container }) => container);
  const integrity = new Map(containers.map((container) => [address(container.url), container.integrity]));
  const federation = createInstance({
    name: 'shell',
    remotes: containers.map(({ url, global }) => ({
      name: global,
      entry: address(url),
      entryGlobalName: global,
      type: 'global',
    })),
    plugins: [loadingGuard((url) => integrity.get(url))],
  });
  federation.initShareScopeMap('default', scope);

  return loadLiveReleases(snapshot, async ({ container }) => {
    try {
      return await federation.loadRemote<{ default?: unknown }>(
        `${container.global}/${EXPOSED.replace('./', '')}`,
      );
    } catch (error) {
      const kind = await diagnose(error, classifyLoadError(error));
      // The runtime says only that the container did not load.
      throw new LoadError(kind === 'not-found' ? await diagnoseScript(container.url) : kind, error);
    }
  });
}
