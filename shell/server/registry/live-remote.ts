import {
  asLine,
  checkRelease,
  releaseId,
  sayProblem,
  type ContractProblem,
  type Release,
  type ReleasePointer,
  type ShellContract,
} from '@shared/contract';
import { satisfies } from 'semver';
import { systemClock, waitAtMost } from '../time/clock.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import { serveRelease, type ServedRelease, type ServingPorts } from './served-release.ts';

export interface LiveRemotePorts extends ServingPorts {
  /** What releases are held to: one that breaks it never reaches a visitor. */
  shell: ShellContract;
}

/** For the log. */
function inEnglish(problem: ContractProblem): string {
  const { sentence, cure } = sayProblem(problem, 'en');
  return `${asLine(sentence)} ${asLine(cure)}`;
}

/** What a share of the visitors gets. */
export interface CanaryRelease {
  served: ServedRelease;
  /** Of the visitors, 1 to 99. */
  percent: number;
  /** When it was given to them, as the pointer says; empty where that does not. */
  given: string;
  /** Whether it is to be promoted once the judge finds it good. */
  auto: boolean;
  /** Whether the site has stopped giving it to visitors; until the pointer gives it once more. */
  withdrawn: boolean;
}

/** One remote as the document server knows it: the release for all, and the one for a share of the visitors. */
export interface LiveRemote {
  /** What all visitors get, but for the canary's; undefined until a release was ever seen. */
  live(): ServedRelease | undefined;
  canary(): CanaryRelease | undefined;
  /** What the origin has said last; undefined until it has answered. */
  pointer(): ReleasePointer | undefined;
  /** Stops giving the canary to visitors; nothing where another one has come, or the same was given once more. */
  withdraw(canary: { release: string; given: string }): void;
  /** Whether the origin has answered with a pointer when it was asked last. */
  isReachable(): boolean;
  /** Why the origin's own release is not the live one, or what else is wrong. */
  problem(): string | undefined;
  /** Takes up the last good release from disk, so that the first document does not wait. */
  restore(): Promise<void>;
  /** Asks the origin once, and switches when there is something new. */
  poll(): Promise<void>;
  close(): Promise<void>;
}

/** Warm workers take less than a second; meanwhile the origin is not asked for anything newer. */
const START_LIMIT_MS = 2500;

/** Folders are immutable, but a development server keeps one folder and builds anew into it. */
const isSameRelease = (one: Release, other: Release) =>
  one.folder === other.folder && one.builtAt === other.builtAt;

export function createLiveRemote(name: string, origin: ReleaseOrigin, ports: LiveRemotePorts): LiveRemote {
  const { clock = systemClock } = ports;
  let live: ServedRelease | undefined;
  let canary: CanaryRelease | undefined;
  let lastPointer: ReleasePointer | undefined;
  let isReachable = false;
  let problem: string | undefined;
  let complaints: string[] = [];
  let isClosed = false;
  const said = new Set<string>();

  /** The same trouble at every poll is said once. */
  const complain = (text: string) => {
    complaints.push(text);
    if (!said.has(text)) ports.log(`${name}: ${text}`);
  };

  /** Whether a release fits this shell; what breaks is complained of. */
  function fits(release: Release): boolean {
    if (release.name !== name) {
      complain(`its origin serves ${release.name}`);
      return false;
    }
    const breaking = checkRelease(release, ports.shell, satisfies).filter(({ breaks }) => breaks);
    if (breaking.length > 0) complain(`${release.folder} is left out: ${breaking.map(inEnglish).join(' ')}`);
    return breaking.length === 0;
  }

  /** Its workers are warm by then, or it has to do without them for a while: a bundle may take for ever to load. */
  const startedOrLate = (served: ServedRelease) => waitAtMost(clock, START_LIMIT_MS, served.started);

  /** Browser files and server bundle switch together, the new workers warm before the old ones go. */
  async function switchTo(release: Release): Promise<void> {
    const next = serveRelease(release, origin, ports);
    const previous = live;
    // A page in the browser is better than none.
    if (!previous) live = next;
    await startedOrLate(next);
    if (isClosed) return next.close();
    live = next;
    const isRendered = next.isRendered();
    ports.log(`${name}: ${release.folder} is live${isRendered ? '' : ', rendered in the browser'}`);
    // Workers that were late, as on a machine that starts everything at once. What failed says so itself.
    const sayLate = () => {
      if (live === next && next.isRendered())
        ports.log(`${name}: ${release.folder} is rendered on the server now`);
    };
    if (!isRendered) void next.started.then(sayLate);
    await previous?.close();
  }

  async function endCanary(): Promise<void> {
    if (!canary) return;
    const { served } = canary;
    ports.log(`${name}: ${served.release.folder} is no longer a canary`);
    canary = undefined;
    await served.close();
  }

  /** What the pointer names, or, when nothing is live and that does not fit, the newest earlier one that does. */
  async function choose({ release, previous }: ReleasePointer): Promise<Release | undefined> {
    if (fits(release)) return release;
    if (live) return undefined;
    for (const { folder } of previous) {
      const earlier = await origin.releaseIn(folder);
      if (earlier.ok && fits(earlier.value)) return earlier.value;
    }
    return undefined;
  }

  async function pollLive(pointer: ReleasePointer): Promise<void> {
    const chosen = await choose(pointer);
    if (!chosen || (live && isSameRelease(chosen, live.release))) return;
    await switchTo(chosen);
    await ports.store
      .write(chosen)
      .catch((error: unknown) => complain(`${chosen.folder} cannot be kept: ${String(error)}`));
  }

  async function pollCanary({ canary: wanted }: ReleasePointer): Promise<void> {
    if (!wanted) return endCanary();
    const { percent, since: given = '', auto = false } = wanted;
    if (canary?.served.release.folder === wanted.folder) {
      const withdrawn = canary.withdrawn && canary.given === given;
      canary = { ...canary, percent, given, auto, withdrawn };
      return;
    }
    const release = await origin.releaseIn(wanted.folder);
    if (!release.ok) return complain(`its canary cannot be had: ${release.error}`);
    if (!fits(release.value)) return;
    const served = serveRelease(release.value, origin, ports);
    await startedOrLate(served);
    if (isClosed) return served.close();
    const previous = canary;
    canary = { served, percent, given, auto, withdrawn: false };
    ports.log(`${name}: ${wanted.folder} is the canary for ${percent}%`);
    await previous?.served.close();
  }

  async function poll(): Promise<void> {
    complaints = [];
    const pointer = await origin.pointer();
    isReachable = pointer.ok;
    if (pointer.ok) {
      lastPointer = pointer.value;
      await pollLive(pointer.value);
      await pollCanary(pointer.value);
    } else complain(pointer.error);
    problem = complaints[0];
    said.clear();
    for (const text of complaints) said.add(text);
  }
  let polling = Promise.resolve();

  return {
    live: () => live,
    canary: () => canary,
    pointer: () => lastPointer,
    withdraw({ release, given }) {
      if (canary && releaseId(canary.served.release) === release && canary.given === given)
        canary = { ...canary, withdrawn: true };
    },
    isReachable: () => isReachable,
    problem: () => problem,
    async restore() {
      const kept = await ports.store.read(name);
      if (kept && fits(kept)) await switchTo(kept);
    },
    // One after the other: two at a time would both switch to the same release.
    poll: () => (polling = polling.then(poll, poll)),
    async close() {
      isClosed = true;
      await Promise.all([live?.close(), canary?.served.close()]);
    },
  };
}
