import type { Language } from '@shared/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eventually } from './eventually.ts';
import { firstRecords, type FirstRecords } from './first-records.ts';
import { nextSender } from './sender.ts';
import { shownForm } from './shown.ts';
import { again, writeAgain } from './write-again.ts';

/** What pages say where a state is reached. */
export const STATE_WORDS = {
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
export type StateWords = (typeof STATE_WORDS)[Language];

/** Records that states are shown with. */
export type Shown = FirstRecords & { sold: string };

export interface State {
  path: string | ((shown: Shown) => string);
  /** What an earlier visit has left in the browser, by its key: one of its own then. Default: nothing, and any browser will do. */
  kept?(shown: Shown): Readonly<Record<string, unknown>>;
  /**
   * Leads to the state from the page that has come alive.
   * @param day for a viewing, as `openDay` gives it
   */
  reach(page: Page, said: StateWords, day: string): Promise<unknown>;
}

const openDialog = (page: Page) => page.locator('dialog[open], [popover]:popover-open').first().waitFor();

const errorsShown = (page: Page) => page.locator('#outlet form [aria-invalid="true"]').first().waitFor();

/** The notice of what was sent is a state of its own. */
async function dismissToast(page: Page): Promise<void> {
  await page.locator('#toasts li button').click();
  await page.locator('#toasts li').waitFor({ state: 'detached' });
}

async function sendEmpty(page: Page): Promise<void> {
  await writeAgain(page);
  await shownForm(page).locator('button[type="submit"]').click();
  await errorsShown(page);
}

const compared = (page: Page, said: StateWords) => page.getByRole('button', { name: said.compare });

/** What a visitor may have opened, or come to, on a page. */
export const STATES = {
  'the menu': {
    path: '/',
    async reach(page, said) {
      await page.getByRole('button', { name: said.menu }).click();
      await openDialog(page);
    },
  },
  'the drawer of filters': {
    path: '/sell',
    async reach(page, said) {
      await page.getByRole('button', { name: said.filters }).click();
      await openDialog(page);
    },
  },
  'the lightbox': {
    path: ({ property }) => `/property/${property}`,
    async reach(page, said) {
      await page.getByRole('button', { name: said.enlarge }).click();
      await openDialog(page);
    },
  },
  'a form with errors': { path: '/contact', reach: sendEmpty },
  'an application with errors': { path: '/join', reach: sendEmpty },
  'an appointment with errors': {
    path: '/Appointments',
    async reach(page) {
      for (const [name, value] of Object.entries({ name: 'ل', phone: '12', date: '2020-01-01' }))
        await shownForm(page).locator(`[name="${name}"]`).fill(value);
      await shownForm(page).locator('[name="fromTime"]').focus();
      await errorsShown(page);
    },
  },
  'the receipt of a message': {
    path: '/contact',
    async reach(page) {
      const { email } = nextSender();
      const values = { name: 'سارة Ali', email, message: 'A message that is long enough.' };
      await writeAgain(page);
      for (const [name, value] of Object.entries(values))
        await shownForm(page).locator(`[name="${name}"]`).fill(value);
      await shownForm(page).locator('[name="subject"]').selectOption('general');
      await shownForm(page).locator('button[type="submit"]').click();
      await again(page).waitFor();
      await dismissToast(page);
    },
  },
  'the search of home with its places': {
    path: '/',
    async reach(page) {
      await shownForm(page).locator('[name="q"]').focus();
      await page.getByRole('listbox').waitFor();
    },
  },
  'a list without results': {
    path: '/sell?q=zzzzzz',
    reach: (page, said) => page.getByText(said.empty).waitFor(),
  },
  'a list that failed': {
    path: '/sell',
    async reach(page, said) {
      await page.context().route('**/api/v1/**', (route) => route.abort());
      await shownForm(page).locator('[name="q"]').fill('فيلا');
      await page.getByText(said.failed).waitFor();
      await page.context().unroute('**/api/v1/**');
    },
  },
  'a property that is sold': {
    path: ({ sold }) => `/property/${sold}`,
    reach: (page, said) => page.getByText(said.gone).first().waitFor(),
  },
  favourites: {
    path: '/properties?saved=1',
    kept: ({ property, sold }) => ({ favourites: [property, sold] }),
    reach: (page) => page.locator('#outlet article').nth(1).waitFor(),
  },
  'saved articles': {
    path: '/blog?saved=1',
    kept: ({ blog }) => ({ bookmarks: [blog] }),
    reach: (page) => page.locator('#outlet a[href^="/blog/"]').first().waitFor(),
  },
  'saved searches': {
    path: '/properties?searches=1',
    kept: () => ({
      'saved-searches': {
        searches: [{ list: 'sale', query: 'type=villa&min=250000&rooms=4', openedAt: 1, since: 1, fresh: 2 }],
        countedAt: 0,
      },
    }),
    reach: (page) => page.locator('#outlet article').first().waitFor(),
  },
  'the page of a visitor who is offline': {
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
  'a toast, above the tray of the comparison': {
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
  'a comparison': {
    path: '/sell',
    async reach(page, said) {
      for (const chosen of [0, 1]) await compared(page, said).nth(chosen).click();
      await page.locator('a[href*="compare="]').first().click();
      await page.locator('#outlet table').waitFor();
    },
  },
  'the ticket of an appointment': {
    path: ({ property }) => `/Appointments?property=${property}`,
    async reach(page, said, date) {
      const { phone } = nextSender();
      const values = { name: 'سارة Ali', phone, date, fromTime: '17:00', toTime: '17:30' };
      await writeAgain(page);
      for (const [name, value] of Object.entries(values))
        await shownForm(page).locator(`[name="${name}"]`).fill(value);
      const send = shownForm(page).locator('button[type="submit"]');
      await eventually(async () => expect(await send.isEnabled()).toBe(true));
      await send.click();
      await page.getByRole('heading', { name: said.ticket }).waitFor();
      await dismissToast(page);
    },
  },
} satisfies Readonly<Record<string, State>>;

/** @param origin of the site or of its API */
export async function shownRecords(origin: string): Promise<Shown> {
  const { data } = (await (await fetch(`${origin}/api/v1/home/sell`)).json()) as {
    data: { _id: string; soldOut: boolean }[];
  };
  const sold = data.find(({ soldOut }) => soldOut)?._id ?? '';
  return { ...(await firstRecords(origin)), sold };
}

/** Opens the page of a state and leads to it. */
export async function reachState(
  page: Page,
  origin: string,
  { path, reach }: State,
  { shown, language, day }: { shown: Shown; language: Language; day: string },
): Promise<void> {
  await page.goto(origin + (typeof path === 'string' ? path : path(shown)));
  await page.locator('#outlet h1:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  await reach(page, STATE_WORDS[language], day);
}
