import type { Browser } from 'playwright-core';
import type { Language } from '@shared/contract';
import { failuresIn, headingOf, seeAll, untilAlive, untilIdle } from './page-looks.ts';
import type { Problem } from './problems.ts';
import { inLanguage, nameOf, type Subject, type TriedView } from './subject.ts';
import { chooseLanguage, openContext, openVisitor, type SiteCookie, type Visitor } from './visitor.ts';
import { createPlaces, whose } from './whose.ts';

/** Why nothing was found out, which is nobody's fault that is known. */
class NotTried extends Error {}

/** What a site says of a document when the release's own server bundle is at fault. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['threw', 'limit', 'exited', 'malformed']);
/** What a site says of a document while it is busy, which passes: with a release that is new to it, for as long as its renderers start. */
const BUSY: ReadonlySet<string> = new Set(['crowded', 'starved', 'starting', 'closing']);
/** A document may come without its content. */
const MOST_TRIES = 12;
const MOST_TRIES_WHILE_BUSY = 40;
const PAUSE_MS = 400;

/** One trial of a subject: what its steps have in common, and what they find. */
export interface Trial {
  subject: Subject;
  /** Somebody who sees the candidate. */
  visitor(): Promise<Visitor>;
  /** Somebody who sees what visitors have. */
  visitorOfReference(): Promise<Visitor>;
  /** Opens a page as a document that came with its content, alive. False when it did not come so far, which is noted. */
  open(visitor: Visitor, view: TriedView, browserOnly?: boolean): Promise<boolean>;
  /** Sees all of an open page, and notes what went wrong until here. @returns its heading */
  look(visitor: Visitor, view: TriedView): Promise<string | undefined>;
  /** Notes all that went wrong since the last time, `where` as in "/blog in Arabic". */
  note(visitor: Visitor, where: string, view: TriedView): Promise<void>;
  /** Notes a sentence. */
  refuse(sentence: string): void;
  /** What was noted so far. */
  refused(): readonly string[];
  /** Whether a section or a parcel has failed: it is no use to count what it leaves behind. */
  isBroken(): boolean;
  /** All that was noted and does not happen at the reference as well. */
  sentences(): Promise<string[]>;
  /**
   * Lets nobody in any more; resolves when those who were coming are there. A browser that closes while a page of it is given its first
   * scripts has its driver throw where nobody can catch it.
   */
  end(): Promise<void>;
}

interface Unclear {
  view: TriedView;
  problem: Problem;
  sentence: string;
}

const contentOf = (timing: string | undefined) =>
  /content;desc="([^"]*)"/.exec(timing ?? '')?.[1] ?? 'unknown';
const leftParcels = (timing: string | undefined) =>
  Array.from((timing ?? '').matchAll(/parcel;desc="([^" ]+) ([^"]+)"/g), ([, parcel = '', why = '']) => ({
    parcel,
    why,
  }));

const WHAT: Readonly<Record<Problem['kind'], (root: string) => string>> = {
  mismatch: (root) => `the server's markup of ${root} did not fit:`,
  uncaught: () => 'uncaught',
  said: () => 'an error on the console:',
  'section failed': (root) => `${root} could not be shown:`,
};

export function createTrial(subject: Subject, browser: Browser): Trial {
  const { siteUrl, release, cookies = [], candidate, reference } = subject;
  const refused: string[] = [];
  const unclear: Unclear[] = [];
  const placeOf = createPlaces(subject);
  const refuse = (sentence: string) => void (refused.includes(sentence) || refused.push(sentence));
  const isOwn = (parcel: string) => parcel.startsWith(`${release.name}/`);

  let isBroken = false;

  let isOver = false;
  const coming = new Set<Promise<Visitor>>();
  const letIn = async (to: string, bringing: readonly SiteCookie[] = []): Promise<Visitor> => {
    if (isOver) throw new NotTried('the trial is over');
    const visitor = openContext(browser, to, bringing).then(openVisitor);
    coming.add(visitor);
    try {
      return await visitor;
    } finally {
      coming.delete(visitor);
    }
  };

  const trial: Trial = {
    subject,
    refuse,
    refused: () => refused,
    isBroken: () => isBroken,
    visitor: () => letIn(siteUrl, cookies),
    visitorOfReference: () => letIn(reference),
    async open(visitor, view, browserOnly = false) {
      const { page } = visitor;
      await chooseLanguage(page, siteUrl, view.language);
      let sign = '';
      let isShown = false;
      let left: ReturnType<typeof leftParcels> = [];
      const isBusy = () => BUSY.has(sign) || left.some(({ why }) => BUSY.has(why));
      for (let tries = 0; tries < (isBusy() ? MOST_TRIES_WHILE_BUSY : MOST_TRIES); tries += 1) {
        const answer = await page.goto(siteUrl + view.pathname, { waitUntil: 'commit' });
        const timing = await answer?.headerValue('server-timing');
        sign = contentOf(timing ?? undefined);
        left = leftParcels(timing ?? undefined).filter(({ parcel }) => isOwn(parcel));
        const isLate = timing?.includes('data;desc="late"') ?? false;
        // Of several document servers one may not know the preview yet.
        const html = await answer?.text().catch(() => undefined);
        isShown = html?.includes(release.folder) ?? false;
        if (isShown && (browserOnly || (sign === 'rendered' && left.length === 0 && !isLate))) break;
        await page.waitForTimeout(PAUSE_MS);
      }
      if (!isShown) throw new NotTried(`${siteUrl} does not show it at ${view.pathname}`);
      if (!browserOnly && OWN_FAULTS.has(sign))
        refuse(`${nameOf(view)}: the site could not render it (${sign})`);
      else if (!browserOnly && sign !== 'rendered')
        throw new NotTried(`${siteUrl} did not render ${nameOf(view)} (${sign})`);
      for (const { parcel, why } of left) {
        if (!OWN_FAULTS.has(why)) throw new NotTried(`${siteUrl} did not render ${parcel} (${why})`);
        refuse(`the parcel ${parcel} on ${nameOf(view)}: the site could not render it (${why})`);
      }
      if (await untilAlive(page, view.language)) return true;
      refuse(`${nameOf(view)}: nothing of it answers`);
      return false;
    },
    async look(visitor, view) {
      const { page } = visitor;
      for (const parcel of await seeAll(page))
        if (isOwn(parcel) || candidate === 'shell')
          refuse(`the parcel ${parcel} on ${nameOf(view)} does not come alive`);
      await untilIdle(page);
      const heading = await headingOf(page);
      if (heading === undefined && (await failuresIn(page)).length === 0)
        refuse(`${nameOf(view)}: it has no heading`);
      await trial.note(visitor, nameOf(view), view);
      return heading;
    },
    async note(visitor, where, view) {
      for (const problem of visitor.takeProblems()) {
        const of = whose(problem, subject);
        const { kind, text, root = '' } = problem;
        if (of === 'other') continue;
        isBroken ||= kind === 'section failed';
        const sentence = `${where}: ${WHAT[kind](root)} ${text}${await placeOf(problem)}`;
        if (of === 'own') refuse(sentence);
        else unclear.push({ view, problem, sentence });
      }
    },
    async sentences() {
      const known = await knownAt(reference, unclear, () => letIn(reference));
      for (const { problem, sentence } of unclear)
        if (!known.has(withoutSite(problem.text))) refuse(sentence);
      return refused;
    },
    async end() {
      isOver = true;
      await Promise.allSettled(coming);
    },
  };
  return trial;
}

const withoutSite = (text: string) => text.replaceAll(/https?:\/\/[^/\s]+/g, '');

/** What goes wrong on the same pages as visitors have them. */
async function knownAt(
  siteUrl: string,
  unclear: readonly Unclear[],
  letIn: () => Promise<Visitor>,
): Promise<ReadonlySet<string>> {
  if (unclear.length === 0) return new Set();
  const visitor = await letIn();
  const seen = new Set<string>();
  for (const { view } of unclear) {
    if (seen.has(nameOf(view))) continue;
    seen.add(nameOf(view));
    await chooseLanguage(visitor.page, siteUrl, view.language);
    await visitor.page.goto(siteUrl + view.pathname, { waitUntil: 'commit' });
    if (await untilAlive(visitor.page, view.language)) await seeAll(visitor.page);
    await untilIdle(visitor.page);
  }
  return new Set(visitor.takeProblems().map(({ text }) => withoutSite(text)));
}

export const switched = (pathname: string, from: Language, to: Language): string =>
  `${pathname}, switched from ${inLanguage(from)} to ${inLanguage(to)}`;
