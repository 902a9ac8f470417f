import { otherLanguage, type Language } from '@shared/contract';
import { moveTo, pressLanguage, untilIdle, untilShown } from './page-looks.ts';
import { STEP_LIMIT_MS, type TriedView } from './subject.ts';
import { switched, type Trial } from './trial.ts';
import type { Visitor } from './visitor.ts';

/** A page of the shell's own, which has nothing of any remote. */
export const AWAY = '/services';

/** Another language where the page stands; what was noted is why it did not come. */
async function switchLanguage(
  trial: Trial,
  visitor: Visitor,
  { pathname, language }: TriedView,
  section: string,
  wanted: string | undefined,
): Promise<boolean> {
  const { page } = visitor;
  const next = otherLanguage(language);
  const where = switched(pathname, language, next);
  await pressLanguage(page, next);
  const isSwitched = await page
    .waitForFunction((to) => document.documentElement.lang === to, next, { timeout: STEP_LIMIT_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isSwitched) trial.refuse(`${where}: the language does not change`);
  const shown = isSwitched ? await untilShown(page, section, wanted) : undefined;
  if (shown?.ok === false)
    trial.refuse(
      `${where}: its heading is “${shown.shown ?? ''}”, and “${wanted ?? ''}” where it is opened in that language`,
    );
  await trial.note(visitor, where, { pathname, language });
  return isSwitched && shown?.ok === true;
}

/**
 * A visitor opens a page, changes its language, goes to a page of the shell's, comes in by a link, and goes back.
 * @param headings of the page, by language, as documents have them
 */
export async function walk(
  trial: Trial,
  visitor: Visitor,
  view: TriedView,
  headings: Readonly<Partial<Record<Language, string>>>,
): Promise<void> {
  const { page } = visitor;
  const { pathname } = view;
  const { name } = trial.subject.release;
  const next = otherLanguage(view.language);
  if (!(await switchLanguage(trial, visitor, view, name, headings[next]))) return;

  await moveTo(page, AWAY);
  const away = await untilShown(page, 'shell', undefined);
  if (!away.ok) {
    trial.refuse(
      `${pathname}, left for ${AWAY}: ${away.section || 'nothing'} stands there instead of the shell's page`,
    );
    return;
  }
  await moveTo(page, pathname);
  const again = await untilShown(page, name, headings[next]);
  if (!again.ok)
    trial.refuse(
      again.section === name
        ? `${pathname}, opened by a link in the page: its heading is “${again.shown ?? ''}” and not “${headings[next] ?? ''}”`
        : `${pathname}, opened by a link in the page: ${again.section || 'nothing'} stands there instead of ${name}`,
    );
  await untilIdle(page);
  await page.goBack({ waitUntil: 'commit' });
  const back = await untilShown(page, 'shell', undefined);
  if (!back.ok) trial.refuse(`${pathname}, left by going back: ${back.section || 'nothing'} stands there`);
  await untilIdle(page);
  await trial.note(visitor, `${pathname}, opened by a link in the page and left`, view);
}

/** A page of somebody else's that has parcels of the subject's is read in the other language. */
export async function switchAround(
  trial: Trial,
  visitor: Visitor,
  view: TriedView,
  section: string,
): Promise<void> {
  await switchLanguage(trial, visitor, view, section, undefined);
  await untilIdle(visitor.page);
  await trial.note(visitor, switched(view.pathname, view.language, otherLanguage(view.language)), view);
}
