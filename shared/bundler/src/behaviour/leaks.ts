import type { CDPSession } from 'playwright-core';
import { moveTo, untilIdle, untilShown } from './page-looks.ts';
import type { Trial } from './trial.ts';
import type { Visitor } from './visitor.ts';
import { AWAY } from './walk.ts';

const ROUNDS = 2;
/** What seems to be left is counted once more, over more of them: what a late answer has brought does not come again. */
const MORE_ROUNDS = 4;
/** Guards of single-spa's lifecycles that run for seconds hold a mount until then. */
const GUARDS_MS = 3500;
/** What is left of each round, at the least, to be a leak: the browser itself moves a few nodes. */
const LEAKED = { listeners: 1, nodes: 20 };

interface Held {
  nodes: number;
  listeners: number;
}

async function measure(visitor: Visitor, session: CDPSession): Promise<Held> {
  // The page that was left is taken down in an idle moment, which a busy machine may not have for seconds.
  await untilIdle(visitor.page);
  await visitor.page.waitForTimeout(GUARDS_MS);
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** Mounts and unmounts the release at each of its pages, and counts what is left of each time. */
export async function findLeaks(trial: Trial, visitor: Visitor, pathnames: readonly string[]): Promise<void> {
  const { page } = visitor;
  const { name } = trial.subject.release;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await trial.open(visitor, { pathname: AWAY, language: 'en' });
  /** False when a page does not come, or fails: whoever walks there says what is wrong. */
  const round = async () => {
    for (const pathname of pathnames) {
      if (trial.isBroken()) return false;
      await moveTo(page, pathname);
      const shown = await untilShown(page, name, undefined);
      await untilIdle(page);
      await moveTo(page, AWAY);
      const away = await untilShown(page, 'shell', undefined);
      if (!shown.ok || !away.ok) return false;
    }
    return true;
  };
  const rounds = async (count: number): Promise<Held | undefined> => {
    for (let time = 0; time < count; time += 1) if (!(await round())) return undefined;
    return measure(visitor, session);
  };
  // What a page compiles, keeps and shows for the first time comes once, and some of it goes only after it was
  // counted: three listeners would be hidden by that. So the first count is thrown away.
  let before = (await rounds(1)) && (await rounds(1));
  for (const count of [ROUNDS, MORE_ROUNDS]) {
    const after = before && (await rounds(count));
    if (!before || !after) return;
    const left = leftOfEach(before, after, count);
    if (left.length === 0) return;
    if (count === MORE_ROUNDS)
      trial.refuse(
        `${pathnames.join(', ')}: each time that it is mounted and unmounted there, ${name} leaves ${left.join(' and ')} behind`,
      );
    before = after;
  }
}

/** What is more after so many rounds, as `listeners (2)`. */
const leftOfEach = (before: Held, after: Held, rounds: number): string[] =>
  (['listeners', 'nodes'] as const).flatMap((what) => {
    // A page that is drawn ahead may have been drawn once more, or once less, when this is counted.
    const each = Math.floor((after[what] - before[what] + LEAKED[what]) / rounds);
    return each >= LEAKED[what] ? [`${what} (${each})`] : [];
  });
