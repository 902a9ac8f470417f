import { guestRoutes, LANGUAGES, otherLanguage, ROUTES, type Language, type Release } from '@shared/contract';
import { openBrowser } from './browser.ts';
import { findLeaks } from './leaks.ts';
import { pressForToast } from './toasts.ts';
import { addressesOf, addressFor } from './site-addresses.ts';
import type { Subject, TriedView } from './subject.ts';
import { createTrial, type Trial } from './trial.ts';
import { switchAround, walk } from './walk.ts';

/** How a trial ended. */
export type Tried =
  /** All went well; what was done, in a line. */
  | { kind: 'well'; told: string }
  /** Why it must not go live, a sentence each. */
  | { kind: 'refused'; sentences: readonly string[] }
  /** Nothing is known of it; why. */
  | { kind: 'not tried'; reason: string };

/** For all of it, so that a team waits no longer. */
const LIMIT_MS = 50_000;
/** After it, for those who are just being let in. */
const END_LIMIT_MS = 1000;

const isBrowserOnly = ({ server, routes }: Release, route: string) =>
  server === null ||
  [...ROUTES, ...guestRoutes({ remotes: { own: { name: '', routes } } })].some(
    ({ path, rendering }) => path === route && rendering === 'browser',
  );

/**
 * Tries a release in a browser on a site that shows it: every page is opened in both languages and hydrated, its language is switched,
 * it is left and come back to by links, its parcels are looked at where others place them, its toast is asked for, and what it leaves
 * behind is counted. Never rejects.
 * @param limitMs for all of it. Default: 50 s
 */
export async function tryRelease(subject: Subject, limitMs = LIMIT_MS): Promise<Tried> {
  const started = performance.now();
  const opened = await openBrowser(limitMs);
  if (!opened.ok) return { kind: 'not tried', reason: opened.error };
  const browser = opened.value;
  let timer: NodeJS.Timeout | undefined;
  // Whatever it is that does not end: a page, or an answer that is asked for without one.
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`it was not done after ${Math.round(limitMs / 1000)} s`);
    timer = setTimeout(() => reject(error), limitMs);
  });
  const trial = createTrial(subject, browser);
  try {
    const done = await Promise.race([runAll(trial), late]);
    const sentences = await Promise.race([trial.sentences(), late]);
    if (sentences.length > 0) return { kind: 'refused', sentences };
    const time = ((performance.now() - started) / 1000).toFixed(1);
    return { kind: 'well', told: `${done} in ${time} s` };
  } catch (error) {
    // What is known to be wrong is wrong, whatever else could not be found out.
    const known = trial.refused();
    if (known.length > 0) return { kind: 'refused', sentences: known };
    return {
      kind: 'not tried',
      reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  } finally {
    clearTimeout(timer);
    await Promise.race([trial.end(), new Promise((resolve) => setTimeout(resolve, END_LIMIT_MS).unref())]);
    await browser.close();
  }
}

type Headings = Partial<Record<Language, string>>;

/** All steps, some beside one another. @returns what was done */
async function runAll(trial: Trial): Promise<string> {
  const { release, siteUrl } = trial.subject;
  const addresses = await addressesOf(siteUrl);
  const routes = release.routes.map(({ path }) => ({
    pathname: addressFor(path, addresses),
    browserOnly: isBrowserOnly(release, path),
  }));
  const headings = routes.map((): Headings => ({}));
  const languageOf = (index: number) => LANGUAGES[index % LANGUAGES.length] ?? 'ar';

  /** Opens each page in one language, and in the other walks on from there. */
  const open = async () => {
    const visitor = await trial.visitor();
    for (const [index, { pathname, browserOnly }] of routes.entries()) {
      const view: TriedView = { pathname, language: languageOf(index) };
      if (!(await trial.open(visitor, view, browserOnly))) continue;
      const heading = await trial.look(visitor, view);
      if (heading !== undefined) Object.assign(headings[index] ?? {}, { [view.language]: heading });
    }
  };
  const opening = open();
  // Heard with the other steps, when these have begun.
  opening.catch(() => undefined);
  const walkAll = async () => {
    const visitor = await trial.visitor();
    for (const [index, { pathname, browserOnly }] of routes.entries()) {
      const view: TriedView = { pathname, language: otherLanguage(languageOf(index)) };
      if (!(await trial.open(visitor, view, browserOnly))) continue;
      const heading = await trial.look(visitor, view);
      if (heading === undefined) continue;
      // The last page's is known when all are.
      if (headings[index]?.[languageOf(index)] === undefined) await opening;
      await walk(trial, visitor, view, { ...headings[index], [view.language]: heading });
    }
  };
  const places = await pagesWithParcels(trial.subject, addresses);
  const lookAtParcels = async () => {
    if (places.length === 0) return;
    const visitor = await trial.visitor();
    for (const { pathname, section } of places)
      for (const language of LANGUAGES) {
        const view = { pathname, language };
        if (!(await trial.open(visitor, view))) continue;
        await trial.look(visitor, view);
        if (language === 'ar') await switchAround(trial, visitor, view, section);
      }
  };
  const pathnames = routes.map(({ pathname }) => pathname);
  const pressing = pressForToast(trial, pathnames);
  await Promise.all([
    opening,
    walkAll(),
    lookAtParcels(),
    trial.visitor().then((visitor) => findLeaks(trial, visitor, pathnames)),
    pressing,
  ]);
  const untried = (await pressing).map((what) => `; as at what visitors have, ${what}`);
  return `${(routes.length + places.length) * LANGUAGES.length} first views, ${routes.length} walks${untried.join('')}`;
}

/** Pages of others that have one of the release's parcels, by their documents, and whose they are. */
async function pagesWithParcels(
  { siteUrl, release, placers, cookies = [], shellSlots }: Subject,
  addresses: readonly string[],
): Promise<{ pathname: string; section: string }[]> {
  const begin = `${release.name}/`;
  const isPlaced = (slots: readonly string[]) => slots.some((slot) => slot.startsWith(begin));
  const ofShell = isPlaced(shellSlots)
    ? ROUTES.flatMap(({ path, owner, rendering }) =>
        owner === 'shell' && rendering === 'server' && path !== '*' ? [{ path, section: 'shell' }] : [],
      )
    : [];
  const ofOthers = placers
    .filter(({ name, slots }) => name !== release.name && isPlaced(slots))
    .flatMap(({ name, routes }) => routes.map(({ path }) => ({ path, section: name })));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const pages = await Promise.all(
    [...ofShell, ...ofOthers].map(async ({ path, section }) => {
      const pathname = addressFor(path, addresses);
      const answer = await fetch(siteUrl + pathname, { headers: cookie ? { cookie } : {} });
      return (await answer.text()).includes(`data-parcel="${begin}`) ? [{ pathname, section }] : [];
    }),
  );
  return pages.flat();
}
