import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  isRemoteModule,
  type RegistrySnapshot,
  type RemoteFailure,
  type RemoteFailureKind,
  type RemoteModule,
  type Result,
} from '@shared/contract';
import { provideFederationRuntime } from '@shared/host/federation';
import { diagnose, diagnoseScript } from './diagnose.ts';
import { loadingGuard } from './loading-guard.ts';

/** Loads what a remote exposes; every failure is a classified value. */
export type LoadRemote = (name: string) => Promise<Result<RemoteModule, RemoteFailure>>;

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
 */
export function startFederation(snapshot: RegistrySnapshot): LoadRemote {
  const entries = Object.values(snapshot.remotes).map((entry) => ({
    ...entry,
    url: new URL(entry.container.url, document.baseURI).href,
  }));
  const integrity = new Map(entries.map(({ url, container }) => [url, container.integrity]));
  provideFederationRuntime();
  registerPlugins([loadingGuard((url) => integrity.get(url))]);
  registerRemotes(
    entries.map(({ url, container }) => ({
      name: container.global,
      entry: url,
      entryGlobalName: container.global,
      type: 'global',
    })),
  );

  return async (name) => {
    const entry = snapshot.remotes[name];
    if (!entry)
      return { ok: false, error: { kind: 'not-found', remote: name, cause: new Error('no live release') } };
    const failed = (kind: RemoteFailureKind, cause: unknown) =>
      ({ ok: false, error: { kind, remote: name, version: entry.version, cause } }) as const;
    try {
      const module = await loadRemote<{ default?: unknown }>(`${entry.container.global}/remote`);
      return isRemoteModule(module?.default)
        ? { ok: true, value: module.default }
        : failed('missing-expose', new Error('./remote has no lifecycles and parcels as its default export'));
    } catch (error) {
      const kind = await diagnose(error, classifyLoadError(error));
      // The runtime says only that the container did not load.
      return failed(kind === 'not-found' ? await diagnoseScript(entry.container.url) : kind, error);
    }
  };
}
