// Looks at: the whole site
import type { Page } from '@playwright/test';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import { eventually } from './kit/eventually.ts';
import { firstRecords, type FirstRecords } from './kit/first-records.ts';
import { atFourfoldZoom, cutOff, moving, shapelessInForcedColours, withTextSpacing } from './kit/legible.ts';
import { nextSender } from './kit/sender.ts';
import { expect, test } from './kit/test.ts';
import { writeAgain } from './kit/write-again.ts';

const words = {
  ar: {
    menu: 'افتح القائمة',
    filters: 'التصفية',
    enlarge: 'تكبير الصور',
    compare: /^مقارنة /,
    full: 'قائمة المقارنة مكتملة',
    ticket: 'تم حجز موعدك',
  },
  en: {
    menu: 'Open menu',
    filters: 'Filters',
    enlarge: 'View the pictures large',
    compare: /^Compare /,
    full: 'The comparison is full',
    ticket: 'Your appointment is booked',
  },
} as const;
type Words = (typeof words)['ar' | 'en'];

interface State {
  what: string;
  path: string | ((firsts: FirstRecords) => string);
  /** Leads to the state from the page that has come alive. */
  reach(page: Page, said: Words): Promise<unknown>;
}

const openDialog = (page: Page) => page.locator('dialog[open], [popover]:popover-open').first().waitFor();

/** So many weeks ahead that no other test books there. */
function dayAhead(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  // Fridays are closed.
  if (date.getUTCDay() === 5) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const compared = (page: Page, said: Words) => page.getByRole('button', { name: said.compare });

const STATES: readonly State[] = [
  {
    what: 'the menu',
    path: '/',
    async reach(page, said) {
      await page.getByRole('button', { name: said.menu }).click();
      await openDialog(page);
    },
  },
  {
    what: 'the drawer of filters',
    path: '/sell',
    async reach(page, said) {
      await page.getByRole('button', { name: said.filters }).click();
      await openDialog(page);
    },
  },
  {
    what: 'the lightbox',
    path: ({ property }) => `/property/${property}`,
    async reach(page, said) {
      await page.getByRole('button', { name: said.enlarge }).click();
      await openDialog(page);
    },
  },
  {
    what: 'a form with errors',
    path: '/contact',
    async reach(page) {
      await writeAgain(page);
      await page.locator('#outlet form button[type="submit"]').click();
      await page.locator('#outlet form [aria-invalid="true"]').first().waitFor();
    },
  },
  {
    what: 'a toast, above the tray of the comparison',
    path: '/sell',
    async reach(page, said) {
      const buttons = compared(page, said);
      for (let chosen = 0; chosen < 5; chosen += 1) await buttons.nth(chosen).click();
      const toast = page.locator('#toasts').getByText(said.full);
      await toast.waitFor();
      // It stays for as long as it is pointed at.
      await toast.hover();
    },
  },
  {
    what: 'a comparison',
    path: '/sell',
    async reach(page, said) {
      for (const chosen of [0, 1]) await compared(page, said).nth(chosen).click();
      await page.locator('a[href*="compare="]').first().click();
      await page.locator('#outlet table').waitFor();
    },
  },
  {
    what: 'the ticket of an appointment',
    path: '/Appointments',
    async reach(page, said) {
      const date = dayAhead(said === words.ar ? 60 : 67);
      const { phone } = nextSender();
      const values = { name: 'سارة Ali', phone, date, fromTime: '17:00', toTime: '17:30' };
      await writeAgain(page);
      for (const [name, value] of Object.entries(values))
        await page.locator(`#outlet form [name="${name}"]`).fill(value);
      const send = page.locator('#outlet form button[type="submit"]');
      await eventually(async () => expect(await send.isEnabled()).toBe(true));
      await send.click();
      await page.getByRole('heading', { name: said.ticket }).waitFor();
      // On paper it stands alone.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#outlet form')).toBeHidden();
      await expect(page.locator('#outlet aside')).toBeHidden();
      await expect(page.locator('#outlet [data-ticket]')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    },
  },
];

test.describe('what a visitor has opened on a phone (design, "Accessibility"; WCAG 2.2)', () => {
  test.describe.configure({ mode: 'parallel' });
  let firsts: FirstRecords;
  test.beforeAll(async ({ site }) => {
    firsts = await firstRecords(site.url);
  });

  for (const language of ['ar', 'en'] as const)
    for (const { what, path, reach } of STATES)
      test(`${what} in ${language}: nothing serious for axe, light and dark; nothing lost with text spaced out, at 400% or in forced colours; nothing moves`, async ({
        site,
        visit,
      }) => {
        const { page } = await visit({ language, width: 390, height: 844, savesData: true });
        await bringAxe(page);
        await page.goto(site.url + (typeof path === 'string' ? path : path(firsts)));
        await page.locator('#outlet h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await reach(page, words[language]);
        expect(await findings(page)).toEqual([]);
        expect(await moving(page)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
        expect(await withTextSpacing(page)).toEqual({ width: 390, cutOff: [] });
        expect(await shapelessInForcedColours(page)).toEqual([]);
        expect(await atFourfoldZoom(page)).toEqual({ width: 320, cutOff: [] });
        await darken(page);
        expect(await findings(page, COLOUR_RULES)).toEqual([]);
      });
});
