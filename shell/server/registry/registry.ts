import {
  CONTRACT_VERSION,
  REMOTE_NAMES,
  type RegistrySnapshot,
  type ReleasePointer,
  type Release,
  type RemoteState,
  type RenderRequest,
  type ShellContract,
} from '@shared/contract';
import { systemClock, waitAtMost } from '../time/clock.ts';
import { isBundleFault, renderFailure, type RemoteRenderer } from '../rendering/render-outcome.ts';
import { isInShare } from './cohort.ts';
import {
  createLiveRemote,
  type CanaryRelease,
  type LiveRemote,
  type LiveRemotePorts,
} from './live-remote.ts';
import { registryEntry } from './registry-entry.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ServedRelease } from './served-release.ts';

/** The registry as one group of visitors sees it: some get the canary of some remotes. */
export interface RegistryView extends RemoteRenderer {
  /** Differs whenever the snapshot does; not for people. */
  key: string;
  snapshot(): RegistrySnapshot;
  /** `sha384-…` of a file of the remote's release, relative to its folder. */
  integrity(name: string, file: string): string | undefined;
}

/** What is asked of one release that visitors get. */
export interface ReleaseLoad {
  name: string;
  /** As `0.1.0-1a2b3c4d`. */
  release: string;
  channel: 'live' | 'canary';
  isRendered: boolean;
  /** Whether it has failed so often that it is not asked for a while. */
  isPaused: boolean;
  /** Requests that wait for a worker. */
  waiting: number;
}

/** A canary beside the release that the other visitors get. */
export interface RunningCanary extends Pick<CanaryRelease, 'percent' | 'given' | 'auto' | 'withdrawn'> {
  remote: string;
  canary: Release;
  live: Release;
}

export interface Registry {
  /** Whether visitors have to be told apart. */
  hasCanary(): boolean;
  /** @param cohort 0 to 99, or undefined for a visitor without one, who gets what is live */
  seenBy(cohort: number | undefined): RegistryView;
  /** What a remote's origin has said last, of what is live, what was, and of previews; undefined until it has answered. */
  pointer(name: string): ReleasePointer | undefined;
  /** Canaries that visitors get, or got until they were withdrawn, beside what is live. */
  canaries(): readonly RunningCanary[];
  /**
   * Whether the other one of a canary and the live release renders the same; undefined when that cannot be told now.
   * @param release whose bundle was at fault
   */
  doesOtherRender(release: Release, request: RenderRequest): Promise<boolean | undefined>;
  /** Stops giving a canary to visitors, at once; nothing where it is not the one any more. */
  withdraw(canary: Pick<RunningCanary, 'remote' | 'given'> & { release: string }): void;
  /** For people: what is live, what is the canary, what is wrong. */
  states(): readonly RemoteState[];
  /** For Prometheus: the releases in use, with what is asked of them. */
  loads(): readonly ReleaseLoad[];
  /**
   * Names of remotes of the route table that no release is known of, or whose origin, where the browser's files come from, does
   * not answer. No site is kept from its visitors by a guest.
   */
  missing(): string[];
  /** Asks all origins now, and switches to what is new; for development, where a page shows what was saved just before. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** What the first questions may take before visitors are let in without their answers. */
const START_LIMIT_MS = 5000;

/**
 * Keeps the live releases of all remotes by polling their origins (architecture, "Registry"). Resolves when each has been
 * asked once, and after five seconds at the latest: no origin, bundle or disk keeps a site from coming up.
 */
export async function startRegistry(
  origins: Readonly<Record<string, ReleaseOrigin>>,
  pollMs: number,
  ports: LiveRemotePorts,
): Promise<Registry> {
  const { clock = systemClock } = ports;
  const remotes = new Map(
    Object.entries(origins).map(([name, origin]) => [name, createLiveRemote(name, origin, ports)]),
  );
  const seenBy = createViews(remotes, ports.shell);
  const each = (task: (remote: LiveRemote) => Promise<void>) => Promise.all([...remotes.values()].map(task));
  const say = (error: unknown) => ports.log(String(error));

  let isClosed = false;
  const callOff = new Map<LiveRemote, () => void>();
  // Each remote at its own pace: one origin that is slow to answer delays no other.
  const poll = async (remote: LiveRemote): Promise<void> => {
    await remote.poll().catch(say);
    if (isClosed) return;
    callOff.set(
      remote,
      clock.after(pollMs, () => void poll(remote)),
    );
  };
  const start = async (remote: LiveRemote) => {
    await remote.restore().catch(say);
    await poll(remote);
  };
  await waitAtMost(clock, START_LIMIT_MS, each(start));

  return {
    hasCanary: () => [...remotes.values()].some((remote) => isGiven(remote.canary())),
    seenBy,
    pointer: (name) => remotes.get(name)?.pointer(),
    canaries: () => [...remotes].flatMap(([name, remote]) => runningCanary(name, remote)),
    async doesOtherRender({ name, folder }, request) {
      const remote = remotes.get(name);
      const other = [remote?.live(), remote?.canary()?.served].find(
        (served) => served && served.release.folder !== folder,
      );
      const outcome = await other?.tryRender(request);
      if (!outcome || outcome.ok) return outcome && true;
      return isBundleFault(outcome.error.kind) ? false : undefined;
    },
    withdraw: ({ remote, release, given }) => remotes.get(remote)?.withdraw({ release, given }),
    states: () => [...remotes].map(([name, remote]) => describeRemote(name, remote)),
    loads: () => [...remotes].flatMap(([name, remote]) => loadsOf(name, remote)),
    missing: () =>
      REMOTE_NAMES.filter((name) => !remotes.get(name)?.live() || !remotes.get(name)?.isReachable()),
    refresh: async () => void (await each((remote) => remote.poll().catch(say))),
    async close() {
      isClosed = true;
      for (const cancel of callOff.values()) cancel();
      await each((remote) => remote.close());
    },
  };
}

/** Whether visitors get it. */
const isGiven = (canary: CanaryRelease | undefined): canary is CanaryRelease =>
  canary !== undefined && !canary.withdrawn;

function runningCanary(remote: string, known: LiveRemote): RunningCanary[] {
  const [canary, live] = [known.canary(), known.live()];
  if (!canary || !live) return [];
  const { served, percent, given, auto, withdrawn } = canary;
  return [{ remote, canary: served.release, live: live.release, percent, given, auto, withdrawn }];
}

function describeRemote(name: string, remote: LiveRemote): RemoteState {
  const canary = remote.canary();
  return {
    name,
    live: remote.live()?.release ?? null,
    canary: canary
      ? {
          release: canary.served.release,
          percent: canary.percent,
          ...(canary.withdrawn && { withdrawn: true }),
        }
      : null,
    rendered: remote.live()?.isRendered() ?? false,
    problem: remote.problem() ?? null,
  };
}

function loadsOf(name: string, remote: LiveRemote): ReleaseLoad[] {
  const load = (channel: ReleaseLoad['channel'], served: ServedRelease | undefined): ReleaseLoad[] =>
    served
      ? [
          {
            name,
            release: served.release.folder.replaceAll(/^releases\/|\/$/g, ''),
            channel,
            isRendered: served.isRendered(),
            isPaused: served.isPaused(),
            waiting: served.waiting(),
          },
        ]
      : [];
  return [...load('live', remote.live()), ...load('canary', remote.canary()?.served)];
}

interface Seen {
  served: ServedRelease;
  channel: 'live' | 'canary';
}

/** The releases that a group of visitors gets. */
type SeenReleases = ReadonlyMap<string, Seen>;

function releaseFor(name: string, remote: LiveRemote, cohort: number | undefined): Seen | undefined {
  const canary = remote.canary();
  if (isGiven(canary) && cohort !== undefined && isInShare(cohort, name, canary.percent))
    return { served: canary.served, channel: 'canary' };
  const live = remote.live();
  return live && { served: live, channel: 'live' };
}

const isSame = (one: SeenReleases, other: SeenReleases) =>
  one.size === other.size &&
  [...one].every(([name, { served, channel }]) => {
    const each = other.get(name);
    return each?.served === served && each.channel === channel;
  });

/** Views of groups that get the same are one and the same, for as long as nothing else goes live: every document asks. */
function createViews(
  remotes: ReadonlyMap<string, LiveRemote>,
  shell: ShellContract,
): (cohort: number | undefined) => RegistryView {
  let kept: readonly { seen: SeenReleases; view: RegistryView }[] = [];
  const isCurrent = (name: string, { served }: Seen) => {
    const remote = remotes.get(name);
    return served === remote?.live() || served === remote?.canary()?.served;
  };
  return (cohort) => {
    const seen: SeenReleases = new Map(
      [...remotes].flatMap(([name, remote]) => {
        const release = releaseFor(name, remote, cohort);
        return release ? [[name, release] as const] : [];
      }),
    );
    const known = kept.find((each) => isSame(each.seen, seen));
    if (known) return known.view;
    const view = createView(seen, shell);
    const current = kept.filter((each) =>
      [...each.seen].every(([name, release]) => isCurrent(name, release)),
    );
    kept = [{ seen, view }, ...current];
    return view;
  };
}

function createView(seen: SeenReleases, shell: ShellContract): RegistryView {
  const entryOf = (name: string, { served: { release }, channel }: Seen) =>
    registryEntry(release, { base: `/remotes/${name}/${release.folder}`, channel }, shell);
  const snapshot: RegistrySnapshot = {
    contract: CONTRACT_VERSION,
    remotes: Object.fromEntries([...seen].map(([name, each]) => [name, entryOf(name, each)])),
  };
  return {
    key: [...seen.values()].map(({ served: { release } }) => `${release.folder}${release.builtAt}`).join('|'),
    snapshot: () => snapshot,
    integrity: (name, file) => seen.get(name)?.served.release.integrity[file],
    render: async (name, request) =>
      seen.get(name)?.served.render(request) ?? renderFailure('no-bundle', `no release of ${name} is known`),
  };
}
