import {
  CONTRACT_VERSION,
  REMOTE_NAMES,
  type RegistrySnapshot,
  type RemoteName,
  type RemoteState,
  type RenderRequest,
} from '@shared/contract';
import type { RenderOutcome } from '../rendering/render-worker.ts';
import { isInShare } from './cohort.ts';
import { createLiveRemote, type LiveRemote, type LiveRemotePorts } from './live-remote.ts';
import { registryEntry } from './registry-entry.ts';
import type { Track } from './track.ts';

/** The registry as one group of visitors sees it: some get the canary of some remotes. */
export interface RegistryView {
  /** Differs whenever the snapshot does; not for people. */
  key: string;
  snapshot(): RegistrySnapshot;
  /** `sha384-…` of a file of the remote's release, relative to its folder. */
  integrity(name: string, file: string): string | undefined;
  /** Undefined when the remote is rendered in the browser only, or is not asked for now. */
  render(name: RemoteName, request: RenderRequest, limitMs: number): Promise<RenderOutcome> | undefined;
}

export interface Registry {
  /** Whether visitors have to be told apart. */
  hasCanary(): boolean;
  /** @param cohort 0 to 99, or undefined for a visitor without one, who gets what is live */
  seenBy(cohort: number | undefined): RegistryView;
  /** For people: what is live, what is the canary, what is wrong. */
  states(): readonly RemoteState[];
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

  return {
    hasCanary: () => [...remotes.values()].some((remote) => remote.canary()),
    seenBy: (cohort) => createView(remotes, cohort),
    states: () => [...remotes].map(([name, remote]) => describeRemote(name, remote)),
    missing: () => REMOTE_NAMES.filter((name) => !remotes.get(name)?.live()),
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await each((remote) => remote.close());
    },
  };
}

function describeRemote(name: RemoteName, remote: LiveRemote): RemoteState {
  const canary = remote.canary();
  return {
    name,
    live: remote.live()?.release ?? null,
    canary: canary ? { release: canary.track.release, percent: canary.percent } : null,
    rendered: remote.live()?.isRendered() ?? false,
    problem: remote.problem() ?? null,
  };
}

interface Seen {
  track: Track;
  channel: 'live' | 'canary';
}

function trackFor(name: RemoteName, remote: LiveRemote, cohort: number | undefined): Seen | undefined {
  const canary = remote.canary();
  if (canary && cohort !== undefined && isInShare(cohort, name, canary.percent))
    return { track: canary.track, channel: 'canary' };
  const live = remote.live();
  return live && { track: live, channel: 'live' };
}

function createView(remotes: ReadonlyMap<RemoteName, LiveRemote>, cohort: number | undefined): RegistryView {
  const seen = new Map(
    [...remotes].flatMap(([name, remote]) => {
      const track = trackFor(name, remote, cohort);
      return track ? [[name, track] as const] : [];
    }),
  );
  return {
    key: [...seen.values()].map(({ track: { release } }) => `${release.folder}${release.builtAt}`).join('|'),
    snapshot: () => ({
      contract: CONTRACT_VERSION,
      remotes: Object.fromEntries(
        [...seen].map(
          ([
            name,
            {
              track: { release },
              channel,
            },
          ]) => [name, registryEntry(release, { base: `/remotes/${name}/${release.folder}`, channel })],
        ),
      ),
    }),
    integrity: (name, file) => seen.get(name as RemoteName)?.track.release.integrity[file],
    render: (name, request, limitMs) => seen.get(name)?.track.render(request, limitMs),
  };
}
