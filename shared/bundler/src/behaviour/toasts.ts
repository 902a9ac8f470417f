import { matchPath } from '@shared/contract';
import { untilIdle } from './page-looks.ts';
import { STEP_LIMIT_MS } from './subject.ts';
import type { Trial } from './trial.ts';

/** Does on a page what the release says that it answers with a toast, and looks for that. */
export async function pressForToast(trial: Trial, pathnames: readonly string[]): Promise<void> {
  const { toasts = [] } = trial.subject.release;
  if (toasts.length === 0) return;
  const visitor = await trial.visitor();
  const { page } = visitor;
  for (const { path, fill = {}, press } of toasts) {
    const pathname = pathnames.find((each) => matchPath(path, each)) ?? path;
    const view = { pathname, language: 'en' } as const;
    if (!(await trial.open(visitor, view))) continue;
    await untilIdle(page);
    try {
      for (const [field, text] of Object.entries(fill)) {
        const target = page.locator(field).first();
        const isChoice = await target.evaluate((element) => element instanceof HTMLSelectElement);
        await (isChoice
          ? target.selectOption(text, { timeout: STEP_LIMIT_MS })
          : target.fill(text, { timeout: STEP_LIMIT_MS }));
      }
      await page.locator(press).first().click({ timeout: STEP_LIMIT_MS });
    } catch (error) {
      const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
      trial.refuse(`${pathname}: what "toasts" of its package.json names cannot be pressed: ${reason}`);
      continue;
    }
    const isSaid = await page
      .waitForFunction(
        () => (document.getElementById('toasts')?.textContent ?? '').trim() !== '',
        undefined,
        {
          timeout: STEP_LIMIT_MS,
        },
      )
      .then(
        () => true,
        () => false,
      );
    if (!isSaid) trial.refuse(`${pathname}: no toast shows after ${press} was pressed`);
  }
}
