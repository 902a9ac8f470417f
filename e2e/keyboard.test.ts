// Looks at: the whole site
import type { Language } from '@shared/contract';
import type { Page } from '@playwright/test';
import { EVERY_ROUTE } from './kit/every-route.ts';
import { addressWith } from './kit/first-records.ts';
import { seedFaults } from './kit/keyboard/seeded-faults.ts';
import { walkByKeyboard } from './kit/keyboard/walk-by-keyboard.ts';
import { openDay } from './kit/open-day.ts';
import { gotoRendered } from './kit/rendered.ts';
import { followRequests, requestsAnswered } from './kit/requests.ts';
import { reachState, shownRecords, STATE_WORDS, STATES, type Shown } from './kit/states.ts';
import { shownForm } from './kit/shown.ts';
import { expect, test } from './kit/test.ts';

const WINDOWS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

interface Walk {
  language: Language;
  window: keyof typeof WINDOWS;
  colorScheme: 'light' | 'dark';
}
/** Each language, window and theme meets each route. */
const WALKS: readonly Walk[] = [
  { language: 'ar', window: 'phone', colorScheme: 'light' },
  { language: 'en', window: 'desk', colorScheme: 'dark' },
];

/** Fewer controls than this no page has: the header's and the footer's. */
const FEWEST = 15;

/** Modal dialogs, with the words of the button that opens each. */
const DIALOGS = [
  ['the menu', 'menu'],
  ['the drawer of filters', 'filters'],
  ['the lightbox', 'enlarge'],
] as const;

const ON_PAGES = [
  'a form with errors',
  'an application with errors',
  'an appointment with errors',
  'a toast, above the tray of the comparison',
  'a comparison',
  'the ticket of an appointment',
] as const;

/** The first press of Tab offers to pass over the header; it leads into what the page is about. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#outlet"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = page.locator('main').evaluate((main) => main.contains(document.activeElement));
  expect(await isInMain).toBe(true);
}

test.describe('by the keyboard alone (design, "Accessibility"; WCAG 2.2, 2.1 and 2.4)', () => {
  test.describe.configure({ mode: 'parallel' });
  let shown: Shown;
  test.beforeAll(async ({ site }) => {
    shown = await shownRecords(site.url);
  });
  const visitorOf = ({ language, window, colorScheme }: Walk) =>
    ({ language, ...WINDOWS[window], colorScheme, savesData: true, usedBrowser: true }) as const;

  for (const walk of WALKS) {
    const { language, window, colorScheme } = walk;
    const where = `in ${language}, ${window}, ${colorScheme}`;
    for (const pattern of EVERY_ROUTE)
      test(`${pattern} ${where}: the skip link leads into it; each control is reached, in the order in which it stands, is in the window, covered by nothing, and shows that it has the focus`, async ({
        site,
        visit,
      }) => {
        const { page } = await visit(visitorOf(walk));
        followRequests(page);
        await page.goto(site.url + addressWith(shown, pattern));
        await page.locator('#outlet h1:visible').waitFor();
        await page.waitForLoadState('networkidle');
        await expectSkipLink(page);
        const { stops, faults } = await walkByKeyboard(page);
        expect(faults).toEqual([]);
        expect(stops).toBeGreaterThan(FEWEST);
      });

    for (const what of ON_PAGES)
      test(`${what} ${where}`, async ({ site, visit }) => {
        const { page } = await visit(visitorOf(walk));
        followRequests(page);
        const day = openDay(language === 'ar' ? 74 : 81);
        await reachState(page, site.url, STATES[what], { shown, language, day });
        const { stops, faults } = await walkByKeyboard(page);
        expect(faults).toEqual([]);
        expect(stops).toBeGreaterThan(FEWEST);
      });
  }

  for (const language of ['ar', 'en'] as const)
    for (const [what, opener] of DIALOGS)
      test(`${what} in ${language}: the focus stays within; Escape closes it and gives the focus back`, async ({
        site,
        visit,
      }) => {
        const { page } = await visit(visitorOf({ language, window: 'phone', colorScheme: 'light' }));
        followRequests(page);
        await reachState(page, site.url, STATES[what], { shown, language, day: openDay(74) });
        const { stops, faults } = await walkByKeyboard(page);
        expect(faults).toEqual([]);
        expect(stops).toBeGreaterThan(2);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog:modal')).toHaveCount(0);
        await expect(page.getByRole('button', { name: STATE_WORDS[language][opener] })).toBeFocused();
      });

  test('words about a field that was left do not push the next one out of the window', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(visitorOf({ language: 'ar', window: 'phone', colorScheme: 'light' }));
    await gotoRendered(page, `${site.url}/contact`);
    // The rules of the form are asked for when it is touched, and come late.
    let comeOn: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => (comeOn = resolve));
    await page.context().route('**/mf-forms/**/*.js', async (route) => {
      await isLeft;
      await route.continue();
    });
    const subject = shownForm(page).locator('[name="subject"]');
    const message = shownForm(page).locator('[name="message"]');
    await subject.focus();
    // The last place at which a browser that comes to the message need not move the page.
    await message.evaluate((field) => {
      const below = field.getBoundingClientRect().bottom - window.innerHeight;
      window.scrollBy({ top: below, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    comeOn();
    await expect(subject).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeInViewport({ ratio: 1 });
  });

  test('a walk finds what is seeded', async ({ site, visit }) => {
    const { page } = await visit(visitorOf({ language: 'en', window: 'desk', colorScheme: 'light' }));
    followRequests(page);
    await page.goto(`${site.url}/privacy`);
    await page.locator('#outlet h1:visible').waitFor();
    await requestsAnswered(page);
    const seeded = await seedFaults(page);
    const { faults } = await walkByKeyboard(page);
    expect(faults.toSorted()).toEqual(seeded.toSorted());
  });
});
