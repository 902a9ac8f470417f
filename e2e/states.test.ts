// Looks at: the whole site
import type { Page } from '@playwright/test';
import { bringAxe, COLOUR_RULES, darken, findings } from './kit/axe.ts';
import { eventually } from './kit/eventually.ts';
import { firstRecords, type FirstRecords } from './kit/first-records.ts';
import {
  atFourfoldZoom,
  cutOff,
  lostInLargeText,
  moving,
  shapelessInForcedColours,
  withTextSpacing,
} from './kit/legible.ts';
import { sheetsIn } from './kit/pdf.ts';
import { nextSender } from './kit/sender.ts';
import { expect, test } from './kit/test.ts';
import { again, writeAgain } from './kit/write-again.ts';

const words = {
  ar: {
    menu: 'افتح القائمة',
    filters: 'التصفية',
    enlarge: 'تكبير الصور',
    compare: /^مقارنة /,
    full: 'قائمة المقارنة مكتملة',
    ticket: 'تم حجز موعدك',
    empty: 'لم نعثر على عقارات',
    failed: 'تعذّر تحميل العقارات',
    keep: 'احتفظ بعنوان هذه الصفحة',
    plans: 'هل تغيرت خططك؟',
    gone: 'تم بيع هذا العقار',
    offline: 'لا يوجد اتصال بالإنترنت',
  },
  en: {
    menu: 'Open menu',
    filters: 'Filters',
    enlarge: 'View the pictures large',
    compare: /^Compare /,
    full: 'The comparison is full',
    ticket: 'Your appointment is booked',
    empty: 'No properties found',
    failed: 'The properties could not be loaded',
    keep: 'Keep the address of this page',
    plans: 'Change of plans?',
    gone: 'This property is sold',
    offline: 'You are offline',
  },
} as const;
type Words = (typeof words)['ar' | 'en'];

/** Records that states are shown with. */
type Shown = FirstRecords & { sold: string };

interface State {
  what: string;
  path: string | ((shown: Shown) => string);
  /** What an earlier visit has left in the browser, by its key: one of its own then. Default: nothing, and any browser will do. */
  kept?(shown: Shown): Readonly<Record<string, unknown>>;
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

const errorsShown = (page: Page) => page.locator('#outlet form [aria-invalid="true"]').first().waitFor();

/** The notice of what was sent is a state of its own. */
async function dismissToast(page: Page): Promise<void> {
  await page.locator('#toasts li button').click();
  await page.locator('#toasts li').waitFor({ state: 'detached' });
}

async function sendEmpty(page: Page): Promise<void> {
  await writeAgain(page);
  await page.locator('#outlet form button[type="submit"]').click();
  await errorsShown(page);
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
  { what: 'a form with errors', path: '/contact', reach: sendEmpty },
  { what: 'an application with errors', path: '/join', reach: sendEmpty },
  {
    what: 'an appointment with errors',
    path: '/Appointments',
    async reach(page) {
      for (const [name, value] of Object.entries({ name: 'ل', phone: '12', date: '2020-01-01' }))
        await page.locator(`#outlet form [name="${name}"]`).fill(value);
      await page.locator('#outlet form [name="fromTime"]').focus();
      await errorsShown(page);
    },
  },
  {
    what: 'the receipt of a message',
    path: '/contact',
    async reach(page) {
      const { email } = nextSender();
      const values = { name: 'سارة Ali', email, message: 'A message that is long enough.' };
      await writeAgain(page);
      for (const [name, value] of Object.entries(values))
        await page.locator(`#outlet form [name="${name}"]`).fill(value);
      await page.locator('#outlet form [name="subject"]').selectOption('general');
      await page.locator('#outlet form button[type="submit"]').click();
      await again(page).waitFor();
      await dismissToast(page);
    },
  },
  {
    what: 'the search of home with its places',
    path: '/',
    async reach(page) {
      await page.locator('#outlet form [name="q"]').focus();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    what: 'a list without results',
    path: '/sell?q=zzzzzz',
    reach: (page, said) => page.getByText(said.empty).waitFor(),
  },
  {
    what: 'a list that failed',
    path: '/sell',
    async reach(page, said) {
      await page.route('**/api/v1/**', (route) => route.abort());
      await page.locator('#outlet form [name="q"]').fill('فيلا');
      await page.getByText(said.failed).waitFor();
      await page.unroute('**/api/v1/**');
    },
  },
  {
    what: 'a property that is sold',
    path: ({ sold }) => `/property/${sold}`,
    reach: (page, said) => page.getByText(said.gone).first().waitFor(),
  },
  {
    what: 'favourites',
    path: '/properties?saved=1',
    kept: ({ property, sold }) => ({ favourites: [property, sold] }),
    reach: (page) => page.locator('#outlet article').nth(1).waitFor(),
  },
  {
    what: 'saved articles',
    path: '/blog?saved=1',
    kept: ({ blog }) => ({ bookmarks: [blog] }),
    reach: (page) => page.locator('#outlet a[href^="/blog/"]').first().waitFor(),
  },
  {
    what: 'saved searches',
    path: '/properties?searches=1',
    kept: () => ({
      'saved-searches': {
        searches: [{ list: 'sale', query: 'type=villa&min=250000&rooms=4', openedAt: 1, since: 1, fresh: 2 }],
        countedAt: 0,
      },
    }),
    reach: (page) => page.locator('#outlet article').first().waitFor(),
  },
  {
    what: 'the page of a visitor who is offline',
    path: '/contact',
    kept: () => ({}),
    async reach(page, said) {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      await page.context().setOffline(true);
      await page.goto(page.url().replace('/contact', '/join'));
      await page.getByRole('heading', { name: said.offline }).waitFor();
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
    path: ({ property }) => `/Appointments?property=${property}`,
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
      await dismissToast(page);
      // On paper it stands alone, with whom to call, and without what only a screen can do.
      await page.emulateMedia({ media: 'print' });
      const { origin, searchParams } = new URL(page.url());
      const record = await page.request.get(`${origin}/api/v1/home/homes/${searchParams.get('property')}`);
      const { data } = (await record.json()) as { data: { phone: string } };
      for (const other of ['form', 'aside', 'h1'])
        await expect(page.locator(`#outlet ${other}`)).toBeHidden();
      const ticket = page.locator('#outlet [data-ticket]');
      expect((await ticket.innerText()).replaceAll(/\D/g, '')).toContain(data.phone.replaceAll(/\D/g, ''));
      await expect(ticket.locator('a[download]')).toBeHidden();
      await expect(ticket.getByText(said.keep)).toBeHidden();
      await expect(ticket.getByText(said.plans)).toBeHidden();
      expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
      await page.emulateMedia({ media: null });
    },
  },
];

/** Pages of browsers that are used by test after test. */
const haveAxe = new WeakSet<Page>();

test.describe('what a visitor has opened on a phone (design, "Accessibility"; WCAG 2.2)', () => {
  test.describe.configure({ mode: 'parallel' });
  let shown: Shown;
  test.beforeAll(async ({ site }) => {
    const { data } = (await (await fetch(`${site.url}/api/v1/home/sell`)).json()) as {
      data: { _id: string; soldOut: boolean }[];
    };
    const sold = data.find(({ soldOut }) => soldOut)?._id ?? '';
    shown = { ...(await firstRecords(site.url)), sold };
  });

  for (const language of ['ar', 'en'] as const)
    for (const { what, path, kept, reach } of STATES)
      test(`${what} in ${language}: nothing serious for axe, light and dark; nothing lost with text spaced out, at 400%, with large text or in forced colours; nothing moves`, async ({
        site,
        visit,
      }) => {
        const phone = { language, width: 390, height: 844, savesData: true };
        const { page } = await visit({ ...phone, usedBrowser: kept === undefined });
        if (!haveAxe.has(page)) {
          await bringAxe(page);
          haveAxe.add(page);
        }
        const entries = Object.entries(kept?.(shown) ?? {});
        if (entries.length > 0)
          await page.addInitScript((stored) => {
            if (window.origin === 'null') return;
            for (const [key, value] of stored) window.localStorage.setItem(key, JSON.stringify(value));
          }, entries);
        await page.goto(site.url + (typeof path === 'string' ? path : path(shown)));
        await page.locator('#outlet h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await reach(page, words[language]);
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
