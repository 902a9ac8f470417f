import { releaseId, type Release, type SeenRelease, type Verdict, type ViewReport } from '@shared/contract';
import type { Registry, RunningCanary } from '../registry/registry.ts';
import type { RenderingFault } from '../registry/served-release.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import {
  addCounts,
  countsOfRendering,
  countsOfView,
  noCounts,
  type ReleaseCounts,
  type TrialCounts,
} from './counts/counts.ts';
import { openOwnTallies, type Tallies } from './counts/tallies.ts';
import { openViewBook } from './counts/view-book.ts';
import type { KeptVerdicts } from './kept-verdicts.ts';
import { rulesOf, startTrial, trialKey, type Trial, type TrialSubject } from './trial/trial.ts';

/** How often what was counted is looked at. */
export const TURN_MS = 5000;
/** What could not be moved is tried again after it. */
const RETRY_MS = 30_000;

/** Moves the pointer of one remote. What does not fit any more, since somebody was faster, does nothing. */
export interface PointerMover {
  takeBack(verdict: Verdict): Promise<void>;
  promote(verdict: Verdict): Promise<void>;
}

export interface JudgePorts {
  registry: Pick<Registry, 'canaries' | 'withdraw' | 'doesOtherRender'>;
  kept: KeptVerdicts;
  /** Of remotes whose pointer this server may move. Default: of none; somebody else has to (`canary watch`). */
  movers?: Readonly<Record<string, PointerMover | undefined>>;
  /** Default: this server's own. */
  tallies?: Tallies;
  /** Default: the process's own. */
  clock?: Clock;
  /** Default: the present. */
  now?(): Date;
  log(line: string): void;
}

/** Compares each canary with what is live, as it is seen by visitors, and stops one that is worse. */
export interface Judge {
  /** A page load has told how it went. */
  viewed(report: ViewReport): void;
  /** A release was rendered, or its bundle was at fault; what the other release cannot render either is nobody's fault. */
  rendered(release: Release, fault?: RenderingFault): void;
  /** Remotes with a canary that visitors get: of these browsers are asked to tell. */
  compared(): readonly string[];
  /** Of each remote the newest, where it has or had a canary. */
  verdicts(): readonly Verdict[];
  close(): Promise<void>;
}

interface Running extends RunningCanary {
  key: string;
  subject: TrialSubject;
}

/** What is known of a trial here. */
interface Known {
  trial: Trial;
  /** The last one that was taken into account. */
  turn: number;
  counts: TrialCounts;
  /** What was said last, so that the same is logged once. */
  said: string;
  /** When it was tried to move the pointer. */
  movedAt: number;
  /** Why that has failed, so that the same is logged once: a store may be there to be read alone. */
  unmoved: string;
}

const NOTHING = (): TrialCounts => ({ canary: noCounts(), live: noCounts() });

const isEmpty = ({ shared }: ReleaseCounts) => Object.values(shared).every(({ of }) => of === 0);

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Resolves when what was kept is known: a canary that was found worse before is not given to anybody. */
export async function startJudge(ports: JudgePorts): Promise<Judge> {
  const { registry, kept, movers = {}, clock = systemClock, now = () => new Date(), log } = ports;
  const tallies = ports.tallies ?? openOwnTallies();
  const book = openViewBook(() => clock.now());
  const known = new Map<string, Known>();
  const newest = new Map<string, Verdict>();
  /** By trial: those that were found worse. */
  const worse = await kept.read();
  let trouble = '';
  let leftOut = 0;

  const running = (): Running[] =>
    registry.canaries().map((each) => {
      const { remote, percent, given, auto } = each;
      const [canary, live] = [releaseId(each.canary), releaseId(each.live)];
      const subject = { remote, canary, live, given, percent, auto, rules: rulesOf(each.canary).rules };
      return { ...each, key: trialKey(subject), subject };
    });

  function knownOf({ key, subject, canary }: Running): Known {
    const before = known.get(key);
    if (before) return before;
    const { problem } = rulesOf(canary);
    if (problem)
      log(`judge ${subject.remote}@${subject.canary}: by the default rules, since of its own ${problem}`);
    const begun = {
      trial: startTrial(subject, now()),
      turn: 0,
      counts: NOTHING(),
      said: '',
      movedAt: -Infinity,
      unmoved: '',
    };
    known.set(key, begun);
    return begun;
  }

  /** Adds to what was counted of a release, where it is compared now. */
  function count(named: { remote: string; release: string }, seen: ReleaseCounts): void {
    for (const each of running()) {
      const { remote, canary, live } = each.subject;
      if (remote !== named.remote || each.withdrawn) continue;
      const side = named.release === canary ? 'canary' : named.release === live ? 'live' : undefined;
      if (!side) continue;
      const entry = knownOf(each);
      entry.counts = { ...entry.counts, [side]: addCounts(entry.counts[side], seen) };
    }
  }

  function countView(seen: SeenRelease): void {
    const [remote = '', release = ''] = seen.release.split('@');
    count({ remote, release }, countsOfView(seen));
  }

  /** Tries to have the pointer moved, again after a while where that has failed. */
  async function move(each: Running, entry: Known, verdict: Verdict): Promise<void> {
    const mover = movers[each.remote];
    if (!mover || clock.now() - entry.movedAt < RETRY_MS) return;
    entry.movedAt = clock.now();
    try {
      if (verdict.verdict === 'worse') await mover.takeBack(verdict);
      else await mover.promote(verdict);
    } catch (error) {
      const why = textOf(error);
      if (why !== entry.unmoved)
        log(`judge ${verdict.remote}@${verdict.canary}: its pointer could not be moved: ${why}`);
      entry.unmoved = why;
    }
  }

  function say(entry: Known, verdict: Verdict): void {
    newest.set(verdict.remote, verdict);
    if (verdict.verdict === entry.said) return;
    entry.said = verdict.verdict;
    if (verdict.verdict !== 'undecided')
      log(`judge ${verdict.remote}@${verdict.canary}: ${verdict.sentence}`);
  }

  async function withdraw({ remote, key, subject, given }: Running, verdict: Verdict): Promise<void> {
    registry.withdraw({ remote, release: subject.canary, given });
    if (worse.has(key)) return;
    worse.set(key, verdict);
    // Others' are over once another canary has come.
    const current = new Set(running().map((each) => each.key));
    for (const other of worse.keys()) if (!current.has(other)) worse.delete(other);
    await kept.write(worse).catch((error: unknown) => log(`verdicts cannot be kept: ${textOf(error)}`));
  }

  async function judge(each: Running, turn: number): Promise<void> {
    const entry = knownOf(each);
    const { counts } = entry;
    if (!isEmpty(counts.canary) || !isEmpty(counts.live)) {
      entry.counts = NOTHING();
      await tallies.add(each.key, { turn, counts }).catch((error: unknown) => {
        // They are counted by a later turn.
        entry.counts = {
          canary: addCounts(entry.counts.canary, counts.canary),
          live: addCounts(entry.counts.live, counts.live),
        };
        throw error;
      });
    }
    const turns = await tallies.read(each.key, entry.turn, turn - tallies.late);
    for (const seen of turns) {
      entry.trial.add(seen.counts, new Date(seen.turn * TURN_MS));
      entry.turn = seen.turn;
    }
    const said = entry.trial.verdict(each.subject, now());
    const isWorse = said.verdict === 'worse';
    const verdict: Verdict = { ...said, withdrawn: isWorse, counted: tallies.counted };
    say(entry, verdict);
    if (isWorse) await withdraw(each, verdict);
    if (isWorse || (said.verdict === 'good' && said.auto)) await move(each, entry, verdict);
  }

  async function takeTurn(): Promise<void> {
    book.settled().forEach(countView);
    const turn = Math.floor(now().getTime() / TURN_MS);
    const current = running();
    for (const key of known.keys()) if (!current.some((each) => each.key === key)) known.delete(key);
    for (const each of current) {
      const found = worse.get(each.key);
      if (found) {
        const verdict = { ...found, withdrawn: true };
        newest.set(each.remote, verdict);
        await withdraw(each, verdict);
        await move(each, knownOf(each), verdict);
      } else await judge(each, turn);
    }
    if (leftOut > 0) log(`${leftOut} page loads were left out of the comparison: more come than can be kept`);
    leftOut = 0;
  }

  let isClosed = false;
  let callOff = () => {};
  let turning = Promise.resolve();
  const again = () => {
    callOff = clock.after(TURN_MS, () => {
      turning = takeTurn()
        .then(
          () => (trouble = ''),
          (error: unknown) => {
            const text = textOf(error);
            // The same trouble at every turn is said once.
            if (text !== trouble) log(`canaries cannot be compared: ${text}`);
            trouble = text;
          },
        )
        .then(() => void (isClosed || again()));
    });
  };
  for (const each of running())
    if (worse.has(each.key)) registry.withdraw({ ...each, release: each.subject.canary });
  again();

  return {
    viewed(report) {
      const compared = running();
      const releases = report.releases.filter(({ release }) =>
        compared.some(
          ({ subject: { remote, canary, live }, withdrawn }) =>
            !withdrawn && [`${remote}@${canary}`, `${remote}@${live}`].includes(release),
        ),
      );
      if (releases.length > 0 && !book.take({ ...report, releases })) leftOut += 1;
    },
    rendered(release, fault) {
      const named = { remote: release.name, release: releaseId(release) };
      if (!fault?.request) return count(named, countsOfRendering(fault !== undefined));
      if (!running().some(({ remote, withdrawn }) => remote === named.remote && !withdrawn)) return;
      // One visitor with an address that no release can render must not speak for many.
      void registry.doesOtherRender(release, fault.request).then((renders) => {
        if (renders) count(named, countsOfRendering(true));
      });
    },
    compared: () => running().flatMap(({ remote, withdrawn }) => (withdrawn ? [] : [remote])),
    verdicts: () => [...newest.values()],
    async close() {
      isClosed = true;
      callOff();
      await turning;
      await tallies.close();
    },
  };
}
