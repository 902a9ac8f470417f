import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goLive, setCanary } from '@shared/bundler/moves';
import { openStore } from '@shared/bundler/open-store';
import { makeRelease } from '@shared/bundler/testing/releases';
import {
  parseRelease,
  parseReleasePointer,
  parseViewReport,
  REMOTE_NAMES,
  releaseId,
  type JudgeRules,
  type Release,
  type RemoteName,
  type SeenRelease,
  type Verdict,
  type ViewReport,
} from '@shared/contract';
import Fastify from 'fastify';
import { COHORTS } from '../registry/cohort.ts';
import { startRegistry } from '../registry/registry.ts';
import type { ReleaseOrigin } from '../registry/release-origin.ts';
import {
  BUNDLE,
  createFakeOrigin,
  createFakePool,
  createFakeStore,
  releaseOf,
  shellContract,
} from '../registry/releases.test-kit.ts';
import { renderFailure, UnloadableBundle, type RenderFailureKind } from '../rendering/render-outcome.ts';
import { requestFor, viewOf } from '../rendering/renderings.test-kit.ts';
import { registerViews } from '../routes/view-route.ts';
import { createFakeClock } from '../time/fake-clock.test-kit.ts';
import { addCounts, countsOfRendering, countsOfView, noCounts, type ReleaseCounts } from './counts/counts.ts';
import { createChance } from './evidence/chance.test-kit.ts';
import { startJudge, TURN_MS } from './judge.ts';
import { pointerMovers } from './pointer-movers.ts';
import { rulesOf, startTrial } from './trial/trial.ts';

export type Chance = () => number;
/** How a page of a release goes, told by chance. */
export type Going = Partial<Omit<SeenRelease, 'release' | 'shown'>>;
export type View = (chance: Chance, minute: number) => Going;

/** What visitors of one release meet. */
export interface Behaviour {
  view?: View;
  /** What comes of a rendering on the server; `throws at once`: its bundle cannot be loaded. Default: it is rendered. */
  rendering?: ((chance: Chance) => RenderFailureKind | 'rendered') | 'throws at once';
}

const normal = (chance: Chance) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
/** As times of pages are spread: many near the middle, some much longer. */
export const around = (chance: Chance, middle: number, spread: number) =>
  middle * Math.exp(spread * normal(chance));

/** A page as it usually goes: one in 160 has an error, seven of ten visitors press something, a quarter go elsewhere. */
export const usual: View = (chance) => ({
  error: chance() < 0.006,
  failedLoad: chance() < 0.004,
  mismatch: chance() < 0.001,
  LCP: around(chance, 1400, 0.5),
  CLS: -0.02 * Math.log(1 - chance()),
  ...(chance() < 0.7 && { INP: around(chance, 90, 0.6) }),
  ...(chance() < 0.25 && { leftovers: 0 }),
});

export interface Visits {
  live?: Behaviour;
  canary?: Behaviour;
  visitorsAMinute?: number;
  percent?: number;
  auto?: boolean;
  /** Of the canary's release. Default: the usual ones. */
  rules?: Partial<JudgeRules>;
  seed: number;
  /** After so many it is over, unless the canary has gone before. */
  minutes: number;
}

export interface Outcome {
  /** Of the pointer in the store, at the end: whether it still has the canary, or has made it live. */
  pointer: 'canary' | 'back' | 'promoted';
  /** Seconds from when the canary was given until no visitor got it; undefined when that did not come. */
  stoppedAfter: number | undefined;
  /** When the judge's test had enough to say so, had it known of each view what it tells as soon as that has happened. */
  enoughAfter: number | undefined;
  verdict: Verdict | undefined;
  /** Reasons in the log of releases. */
  reasons: string[];
  lines: string[];
}

const START = Date.parse('2026-03-01T12:00:00.000Z');
const REMOTE = 'mf-blog';
const SECOND = 1000;

/** The origin of what a folder holds; read at once, since a disk knows nothing of time that is made up. */
function originOf(folder: string): ReleaseOrigin {
  const json = async (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  return {
    pointer: async () => parseReleasePointer(await json('release.json')),
    releaseIn: async (release) => parseRelease(await json(`${release}release.json`)),
    file: async () => ({ ok: true, value: BUNDLE }),
  };
}

/** Reports that come by the route; of thousands the others are given to what it gives them to. */
const BY_ROUTE = 200;
/** When a page tells of itself, in seconds of its visit. */
const TOLD_AT = [10, 25];

/**
 * A site with a canary and its visitors, in time that is made up: the real registry, routes, judge and moves of the pointer, on a
 * real folder of releases.
 */
export async function playVisits(visits: Visits): Promise<Outcome> {
  const { live = {}, canary = {}, visitorsAMinute = 200, percent = 10, auto = false, minutes, seed } = visits;
  const chance = createChance(seed);
  const clock = createFakeClock();
  const now = () => new Date(START + clock.now());
  const lines: string[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'judged-'));
  const store = await openStore(folder);
  const made = (id: string, hash: string, record: Partial<Release> = {}) =>
    makeRelease(store, { version: id, hash, record: { ...releaseOf(`${id}-${hash}`), ...record } });
  const first = await made('1.0.0', 'aaaaaaaa');
  const second = await made('1.1.0', 'bbbbbbbb', visits.rules && { judge: visits.rules });
  await goLive(store, first, { now: now() });
  await setCanary(store, releaseId(second), percent, { now: now(), auto });

  const behaviourOf = (release: Pick<Release, 'folder'>) =>
    release.folder === second.folder ? canary : live;
  const elsewhere = createFakeOrigin();
  const origins = Object.fromEntries(
    REMOTE_NAMES.map((name) => [name, name === REMOTE ? originOf(folder) : elsewhere]),
  ) as Record<RemoteName, ReleaseOrigin>;
  let judge: Awaited<ReturnType<typeof startJudge>> | undefined;
  const started = startRegistry(origins, 2000, {
    shell: shellContract,
    store: createFakeStore(),
    clock,
    log: () => {},
    rendered: (release, fault) => judge?.rendered(release, fault),
    async startPool(release, bundle) {
      const { rendering = () => 'rendered' } = behaviourOf(release);
      if (rendering === 'throws at once') throw new UnloadableBundle('it threw as it was loaded');
      const render = async () => {
        const kind = rendering(chance);
        return kind === 'rendered'
          ? ({ ok: true, value: viewOf('<h1>') } as const)
          : renderFailure(kind, 'on purpose');
      };
      return { ...createFakePool(bundle), render };
    },
  });
  await clock.pass(3000);
  const registry = await started;
  judge = await startJudge({
    registry,
    kept: { read: async () => new Map(), write: () => Promise.resolve() },
    movers: pointerMovers({ [REMOTE]: folder }),
    clock,
    now,
    log: (line) => lines.push(line),
  });
  const server = Fastify();
  registerViews(server, judge.viewed);

  /** The same test, told of each view as soon as it has gone. */
  const subject = {
    remote: REMOTE,
    canary: releaseId(second),
    live: releaseId(first),
    given: '',
    percent,
    auto,
  };
  const atOnce = startTrial({ ...subject, rules: rulesOf(second).rules }, now());
  let counts = { canary: noCounts(), live: noCounts() };
  const count = (release: Release, seen: ReleaseCounts) => {
    const side = release.folder === second.folder ? 'canary' : 'live';
    counts = { ...counts, [side]: addCounts(counts[side], seen) };
  };
  let enoughAfter: number | undefined;
  let stoppedAfter: number | undefined;
  const since = clock.now();
  const secondsSince = () => (clock.now() - since) / SECOND;
  const look = () => {
    if (stoppedAfter !== undefined) return;
    atOnce.add(counts, now());
    counts = { canary: noCounts(), live: noCounts() };
    if (atOnce.verdict(subject, now()).verdict === 'worse') enoughAfter ??= secondsSince();
    clock.after(TURN_MS, look);
  };
  clock.after(TURN_MS, look);

  let ids = 0;
  const { viewed } = judge;
  let told = 0;
  const tell = (report: ViewReport) => {
    told += 1;
    if (told <= BY_ROUTE) return server.inject({ method: 'POST', url: '/views', payload: { ...report } });
    const read = parseViewReport(JSON.parse(JSON.stringify(report)));
    return Promise.resolve(read && viewed(read));
  };
  function visit(): void {
    const view = registry.seenBy(Math.floor(chance() * COHORTS));
    const base = view.snapshot().remotes[REMOTE]?.base ?? '';
    const release = base.includes(second.folder) ? second : first;
    const { view: going = usual } = behaviourOf(release);
    // The other half of the documents are copies.
    if (chance() < 0.5)
      void view.render(REMOTE, requestFor('/blog')).then((outcome) => {
        const isFault =
          behaviourOf(release).rendering === 'throws at once' ||
          (!outcome.ok && ['threw', 'limit'].includes(outcome.error.kind));
        if (outcome.ok || isFault) count(release, countsOfRendering(isFault));
      });
    const stays = -40 * Math.log(1 - chance());
    const seen: SeenRelease = {
      ...{ release: `${REMOTE}@${releaseId(release)}`, shown: true },
      ...{ error: false, failedLoad: false, mismatch: false },
      ...going(chance, secondsSince() / 60),
    };
    ids += 1;
    const report = { id: `view${String(ids).padStart(12, '0')}`, releases: [seen] };
    const before = { ...seen };
    // What a visitor does comes later than the page.
    delete before.INP;
    delete before.leftovers;
    const [early = 0, late = 0] = TOLD_AT;
    clock.after(
      Math.min(stays, early) * SECOND,
      () => void tell(stays < early ? report : { ...report, releases: [before] }),
    );
    clock.after(Math.min(stays, late) * SECOND, () => {
      if (stays >= early) void tell(report);
      count(release, countsOfView(seen));
    });
  }

  try {
    while (secondsSince() < minutes * 60 && stoppedAfter === undefined) {
      const arriving = visitorsAMinute / 60;
      const guests = Math.floor(arriving) + (chance() < arriving % 1 ? 1 : 0);
      for (let guest = 0; guest < guests; guest += 1) clock.after(chance() * SECOND, visit);
      await clock.pass(SECOND);
      if (!registry.canaries().some(({ withdrawn }) => !withdrawn)) stoppedAfter = secondsSince();
    }
    // What is on its way in the store is done by then.
    await judge.close();
    const pointer = parseReleasePointer(JSON.parse(String(await store.read('release.json'))));
    if (!pointer.ok) throw new Error(pointer.error);
    const isLive = pointer.value.release.folder === second.folder;
    const log = await Promise.all((await store.list('log')).map((file) => store.read(`log/${file}`)));
    return {
      pointer: isLive ? 'promoted' : pointer.value.canary ? 'canary' : 'back',
      stoppedAfter,
      enoughAfter,
      verdict: judge.verdicts()[0],
      reasons: log.flatMap((entry) => (JSON.parse(String(entry)) as { reason?: string }).reason ?? []),
      lines,
    };
  } finally {
    await registry.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
