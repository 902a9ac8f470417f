import { CONTRACT_VERSION, REMOTE_NAMES, type RegistrySnapshot, type RemoteName } from '@shared/contract';
import { createLiveRemote, type LiveRemote, type LiveRemotePorts } from './live-remote.ts';

export interface Registry {
  remote(name: RemoteName): LiveRemote;
  snapshot(): RegistrySnapshot;
  /** Changes whenever another release goes live. */
  version(): string;
  /** Names of remotes that no release is known of. */
  missing(): RemoteName[];
  close(): Promise<void>;
}

/** Keeps the live releases of all remotes by polling their origins (architecture, "Registry"). */
export async function startRegistry(
  origins: Readonly<Record<RemoteName, string>>,
  pollMs: number,
  ports: LiveRemotePorts,
): Promise<Registry> {
  const remotes = new Map(REMOTE_NAMES.map((name) => [name, createLiveRemote(name, origins[name], ports)]));
  const each = (task: (remote: LiveRemote) => Promise<void>) => Promise.all([...remotes.values()].map(task));
  await each((remote) => remote.restore());
  await each((remote) => remote.poll());

  let closed = false;
  const timers = new Set<NodeJS.Timeout>();
  // Each remote at its own pace: one origin that is slow to answer delays no other.
  const pollLater = (remote: LiveRemote) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      await remote.poll().catch((error: unknown) => ports.log(String(error)));
      if (!closed) pollLater(remote);
    }, pollMs);
    timers.add(timer);
  };
  for (const remote of remotes.values()) pollLater(remote);

  const get = (name: RemoteName): LiveRemote => {
    const remote = remotes.get(name);
    if (!remote) throw new Error(`no remote is called ${name}`);
    return remote;
  };
  return {
    remote: get,
    snapshot: () => ({
      contract: CONTRACT_VERSION,
      remotes: Object.fromEntries(
        [...remotes].flatMap(([name, remote]) => {
          const entry = remote.entry();
          return entry ? [[name, entry]] : [];
        }),
      ),
    }),
    version: () => [...remotes.values()].map((remote) => remote.release()?.builtAt ?? '').join('|'),
    missing: () => REMOTE_NAMES.filter((name) => !get(name).release()),
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await each((remote) => remote.close());
    },
  };
}
