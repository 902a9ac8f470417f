import type { RegistryEntry, RegistrySnapshot } from '@shared/contract';
import type { ShareScope } from '@shared/host/federation';
import { containerScript } from './container-script.ts';
import { diagnose, diagnoseScript } from './diagnose.ts';
import { EXPOSED, LoadError, loadLiveReleases, type LoadRemote } from './live-release.ts';
import { SCRIPT_LIMIT_MS } from './time-limits.ts';

/** What the script of a container sets on the page (webpack, "Module Federation", "Dynamic Remote Containers"). */
interface Container {
  init(scope: ShareScope): unknown;
  get(exposed: string): Promise<() => { default?: unknown } | null>;
}

const containerOf = (name: string) => Reflect.get(globalThis, name) as Container | undefined;

/** Runs a container's script. Rejects with a `LoadError` when it does not come in time, or does not come at all. */
function runScript({ container: { url, integrity } }: RegistryEntry): Promise<void> {
  const script = containerScript(url, integrity);
  return new Promise<void>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new LoadError('timeout', new Error(`${url} did not come in ${SCRIPT_LIMIT_MS} ms`))),
      SCRIPT_LIMIT_MS,
    );
    script.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    script.addEventListener('error', (event) => {
      clearTimeout(limit);
      void diagnoseScript(url).then((kind) => reject(new LoadError(kind, event)));
    });
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Loads containers as webpack describes it, by `init` and `get` over the page's share scope: all that a first view takes of
 * the federation runtime, in a kilobyte.
 */
export function startFirstContainers(snapshot: RegistrySnapshot, scope: ShareScope): LoadRemote {
  return loadLiveReleases(snapshot, async (entry) => {
    const { global, url } = entry.container;
    if (!containerOf(global)) await runScript(entry);
    const container = containerOf(global);
    if (!container) throw new LoadError('bad-container', new Error(`${url} sets no ${global}`));
    try {
      await container.init(scope);
    } catch (error) {
      throw new LoadError('init', error);
    }
    try {
      return (await container.get(EXPOSED))();
    } catch (error) {
      const isMissing = error instanceof Error && error.message.includes('does not exist in container');
      throw new LoadError(await diagnose(error, isMissing ? 'missing-expose' : 'init'), error);
    }
  });
}
