// Looks at: the whole site
import type { Page } from '@playwright/test';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import {
  atFourfoldZoom,
  cutOff,
  lostInLargeText,
  moving,
  shapelessInForcedColours,
  withTextSpacing,
} from './kit/legible.ts';
import { openDay } from './kit/open-day.ts';
import { sheetsIn } from './kit/pdf.ts';
import {
  reachState,
  shownRecords,
  STATE_WORDS,
  STATES,
  type Shown,
  type State,
  type StateWords,
} from './kit/states.ts';
import { expect, test } from './kit/test.ts';

/** On paper a ticket stands alone, with whom to call, and without what only a screen can do. */
async function expectTicketOnPaper(page: Page, said: StateWords): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const { origin, searchParams } = new URL(page.url());
  const record = await page.request.get(`${origin}/api/v1/home/homes/${searchParams.get('property')}`);
  const { data } = (await record.json()) as { data: { phone: string } };
  for (const other of ['form', 'aside', 'h1']) await expect(page.locator(`#outlet ${other}`)).toBeHidden();
  const ticket = page.locator('#outlet [data-ticket]');
  expect((await ticket.innerText()).replaceAll(/\D/g, '')).toContain(data.phone.replaceAll(/\D/g, ''));
  await expect(ticket.locator('a[download]')).toBeHidden();
  await expect(ticket.getByText(said.keep)).toBeHidden();
  await expect(ticket.getByText(said.plans)).toBeHidden();
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: null });
}

/** Pages of browsers that are used by test after test. */
const haveAxe = new WeakSet<Page>();

test.describe('what a visitor has opened on a phone (design, "Accessibility"; WCAG 2.2)', () => {
  test.describe.configure({ mode: 'parallel' });
  let shown: Shown;
  test.beforeAll(async ({ site }) => {
    shown = await shownRecords(site.url);
  });

  for (const language of ['ar', 'en'] as const)
    for (const [what, state] of Object.entries<State>(STATES))
      test(`${what} in ${language}: nothing serious for axe, light and dark; nothing lost with text spaced out, at 400%, with large text or in forced colours; nothing moves`, async ({
        site,
        visit,
      }) => {
        const phone = { language, width: 390, height: 844, savesData: true };
        const { page } = await visit({ ...phone, usedBrowser: state.kept === undefined });
        if (!haveAxe.has(page)) {
          await bringAxe(page);
          haveAxe.add(page);
        }
        const entries = Object.entries(state.kept?.(shown) ?? {});
        if (entries.length > 0)
          await page.addInitScript((stored) => {
            if (window.origin === 'null') return;
            for (const [key, value] of stored) window.localStorage.setItem(key, JSON.stringify(value));
          }, entries);
        const day = openDay(language === 'ar' ? 60 : 67);
        await reachState(page, site.url, state, { shown, language, day });
        if (state === STATES['the ticket of an appointment'])
          await expectTicketOnPaper(page, STATE_WORDS[language]);
        expect(await findings(page)).toEqual([]);
        expect(await moving(page)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
        expect(await withTextSpacing(page)).toEqual({ width: 390, cutOff: [] });
        expect(await shapelessInForcedColours(page)).toEqual([]);
        expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [], overCovered: 0 });
        expect(await lostInLargeText(page)).toEqual([]);
        await darken(page);
        expect(await findings(page, COLOUR_RULES)).toEqual([]);
      });
});
