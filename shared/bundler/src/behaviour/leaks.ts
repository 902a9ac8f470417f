import type { CDPSession } from 'playwright-core';
import { moveTo, untilIdle, untilShown } from './page-looks.ts';
import type { Trial } from './trial.ts';
import type { Visitor } from './visitor.ts';
import { AWAY } from './walk.ts';

/** What a page compiles, keeps and shows for the first time comes once. */
const FIRST_CYCLES = 2;
const CYCLES = 4;
/** Guards of single-spa's lifecycles that run for seconds hold a mount until then. */
const GUARDS_MS = 3500;
/** What is left of each cycle, at the least, to be a leak: the browser itself moves a few nodes. */
const LEAKED = { listeners: 1, nodes: 20 };

interface Held {
  nodes: number;
  listeners: number;
}

async function measure(visitor: Visitor, session: CDPSession): Promise<Held> {
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
  /** False when a page does not come: whoever walks there says what is wrong. */
  const cycle = async () => {
    for (const pathname of pathnames) {
      await moveTo(page, pathname);
      const shown = await untilShown(page, name, undefined);
      await untilIdle(page);
      await moveTo(page, AWAY);
      const away = await untilShown(page, 'shell', undefined);
      if (!shown.ok || !away.ok) return false;
    }
    return true;
  };
  for (let time = 0; time < FIRST_CYCLES; time += 1) if (!(await cycle())) return;
  const before = await measure(visitor, session);
  for (let time = 0; time < CYCLES; time += 1) if (!(await cycle())) return;
  const after = await measure(visitor, session);
  const ofEach = (what: keyof Held) => Math.floor((after[what] - before[what]) / CYCLES);
  const left = (['listeners', 'nodes'] as const).filter((what) => ofEach(what) >= LEAKED[what]);
  if (left.length > 0)
    trial.refuse(
      `${pathnames.join(', ')}: each time that it is mounted and unmounted there, ${name} leaves ` +
        `${left.map((what) => `${ofEach(what)} ${what}`).join(' and ')} behind`,
    );
}
