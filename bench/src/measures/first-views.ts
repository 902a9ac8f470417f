import type { SilentBrowser } from '../browser/devtools-pipe.ts';
import { newSilentVisitor, type SilentVisitor } from '../browser/silent-page.ts';
import { recordTraffic } from '../browser/traffic.ts';
import { writeUnscripted } from '../rivals/unscripted-document.ts';
import { CONTENDERS, type Contender, type Sites } from '../site/start-sites.ts';
import { median } from './median.ts';
import type { MeasuredRoute } from './routes.ts';
import { threadTimeOf, visit, type Visit, type Wanted } from './visit.ts';
import type { ThreadTime } from '../browser/thread-time.ts';

/** By contender; a page that the server never renders has no document to take the scripts out of. */
export type ByContender<Value> = Readonly<
  Record<Exclude<Contender, 'unscripted'>, Value> & { unscripted?: Value }
>;

export interface RouteFigures {
  route: MeasuredRoute;
  /** Figure by figure the middle of the turns. */
  cold: ByContender<Visit>;
  /** Every cold visit, turn by turn: those of one turn met the same machine. */
  turns: ByContender<readonly Visit[]>;
  /** Of each turn of those that are compared by it, of the others' first. */
  threads: Readonly<Partial<Record<Contender, readonly ThreadTime[]>>>;
  /** With everything of an earlier visit in the browser's cache. */
  warm: Readonly<Partial<Record<Contender, Visit>>>;
  /** Documents of ours that should have come with content and did not; each was asked for again. */
  unrendered: number;
}

const FIGURES = [
  'tripsToHeading',
  'tripsToInteractive',
  'requests',
  'bytes',
  'scriptBytes',
  'firstPaint',
  'largestPaint',
  'blocking',
  'heading',
  'interactive',
] as const satisfies readonly (keyof Visit)[];

/** Figure by figure the middle one; what is not a figure is the first visit's, which lasted longest; faults are everyone's. */
function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('nothing was measured');
  const figures = Object.fromEntries(
    FIGURES.map((figure) => [figure, median(visits.map((each) => each[figure]))]),
  );
  return {
    ...first,
    ...figures,
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    pressWorks: visits.every(({ pressWorks }) => pressWorks),
    twice: [...new Set(visits.flatMap(({ twice }) => twice))],
  };
}

/** A document that came without its content shows the fallback; a machine that is too busy to render sends such. */
const MOST_TRIES = 3;

const asVisitor = async <Value>(
  browser: SilentBrowser,
  url: string,
  look: (visitor: SilentVisitor) => Promise<Value>,
): Promise<Value> => {
  const visitor = await newSilentVisitor(browser, url);
  try {
    return await look(visitor);
  } finally {
    await visitor.close();
  }
};

/** Somebody was here before: documents and the API's answers are kept for a while after they are first asked for. */
async function prepare(browser: SilentBrowser, sites: Sites, route: MeasuredRoute): Promise<void> {
  const url = sites.url.site + route.address;
  await asVisitor(browser, url, async (visitor) => {
    const page = await visitor.openPage({ network: false, cpu: 1 });
    const traffic = recordTraffic(page.session);
    await page.go(url);
    await traffic.quiet(500, 30_000);
  });
  if (route.rendering === 'server')
    await writeUnscripted(sites.origin.documents, route.address, sites.unscripted);
}

/** A first visit, and, when wanted, a second one with what the first has left in the cache. */
const visitOnceOrTwice = (
  browser: SilentBrowser,
  url: string,
  wanted: Wanted,
  isAgain: boolean,
): Promise<{ cold: Visit; warm?: Visit }> =>
  asVisitor(browser, url, async (visitor) => {
    const cold = await visit(visitor, url, { ...wanted, settled: wanted.settled || isAgain });
    return isAgain
      ? { cold, warm: await visit(visitor, url, { ...wanted, settled: false, press: false }) }
      : { cold };
  });

/** Whose time of the thread is compared: it is read in each turn, that of others in the first. */
const COMPARED_BY_THREAD: readonly Contender[] = ['site', 'plain'];

export interface FirstViewOptions {
  repetitions: number;
  /** Who is visited a second time, once. */
  warm: readonly Contender[];
}

/** Measures one route for all contenders, turn by turn, so that a busy minute of the machine meets all alike. */
export async function measureRoute(
  browser: SilentBrowser,
  sites: Sites,
  route: MeasuredRoute,
  { repetitions, warm }: FirstViewOptions,
): Promise<RouteFigures> {
  const contenders = CONTENDERS.filter((name) => name !== 'unscripted' || route.rendering === 'server');
  const turns = Object.fromEntries(contenders.map((name) => [name, [] as Visit[]])) as ByContender<Visit[]>;
  const again: Partial<Record<Contender, Visit>> = {};
  let unrendered = 0;
  await prepare(browser, sites, route);
  const threads: Partial<Record<Contender, ThreadTime[]>> = {};
  for (let turn = 0; turn < repetitions; turn += 1) {
    const isFirst = turn === 0;
    for (const contender of contenders) {
      const wanted: Wanted = {
        headingFromData: route.headingFromData,
        hasScripts: contender !== 'unscripted',
        settled: isFirst,
        press: isFirst && contender === 'site',
      };
      const url = sites.url[contender] + route.address;
      const visitNow = () => visitOnceOrTwice(browser, url, wanted, isFirst && warm.includes(contender));
      let seen = await visitNow();
      const isToCome = contender === 'site' && route.rendering === 'server';
      const tries = isToCome ? MOST_TRIES : 1;
      for (let tried = 1; tried < tries && !seen.cold.rendered; tried += 1) {
        unrendered += 1;
        seen = await visitNow();
      }
      turns[contender]?.push(seen.cold);
      if (seen.warm) again[contender] = seen.warm;
      if (wanted.hasScripts && (isFirst || COMPARED_BY_THREAD.includes(contender)))
        (threads[contender] ??= []).push(
          await asVisitor(browser, url, (visitor) => threadTimeOf(visitor, url)),
        );
    }
  }
  const cold = Object.fromEntries(
    Object.entries(turns).map(([name, visits]) => [name, medianVisit(visits)]),
  ) as ByContender<Visit>;
  return { route, cold, turns, threads, warm: again, unrendered };
}
