// Looks at: shell, api, mf-booking, mf-forms
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { Visitor, VisitorOptions } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { shownForm } from './kit/shown.ts';
import { startSite, type Site } from './kit/site.ts';
import { shownTelephone } from './kit/shown-telephone.ts';
import { expect, test } from './kit/test.ts';
import { recordToasts, toastSays } from './kit/toasts-said.ts';

const words = {
  ar: {
    failure: 'خطأ في حجز الموعد',
    success: 'تم حجز الموعد بنجاح',
    summary: 'تم حجز موعدك',
    calendar: 'أضف الموعد إلى التقويم',
    slot: 'من 4:00 م إلى 4:30 م',
    hours: 'المعاينات من السبت إلى الخميس',
    closed: 'لا توجد معاينات في هذا اليوم',
    cancel: 'إلغاء الموعد',
    yes: 'نعم، ألغِ الموعد',
    cancelled: 'أُلغي موعدك',
  },
  en: {
    failure: 'An error occurred while booking',
    success: 'Appointment booked successfully',
    summary: 'Your appointment is booked',
    calendar: 'Add to calendar',
    slot: '4:00 PM to 4:30 PM',
    hours: 'Viewings are Saturday to Thursday',
    closed: 'There are no viewings on this day',
    cancel: 'Cancel the appointment',
    yes: 'Yes, cancel it',
    cancelled: 'Your appointment is cancelled',
  },
} as const;

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];
type Visit = (options?: VisitorOptions) => Promise<Visitor>;

const ADD = '**/api/v1/appointments/add';

/** The first such day of the week from so many days ahead on; 0 for Sunday. */
function dayOfWeek(ahead: number, wanted: number): string {
  for (let days = ahead; ; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000);
    if (date.getUTCDay() === wanted) return date.toISOString().slice(0, 10);
  }
}

/** A working day well ahead; each test takes its own. */
function workingDay(ahead: number): string {
  for (let days = ahead; ; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000);
    if (date.getUTCDay() !== 5) return date.toISOString().slice(0, 10);
  }
}

/** Each visitor's own: one telephone number has three viewings to come at most. */
let visitors = 0;

const valuesOn = (date: string) => ({
  name: 'سارة Ali',
  // In Arabic digits, as they are typed on an Arabic keyboard.
  phone: `٠٥١٢٣٤٥٦٧${'٠١٢٣٤٥٦٧٨٩'[(visitors += 1)] ?? ''}`,
  date,
  fromTime: '10:00',
  toTime: '10:30',
});
type Values = ReturnType<typeof valuesOn>;

const field = (page: Page, name: string) => shownForm(page).locator(`[name="${name}"]`);
const button = (page: Page) => shownForm(page).locator('button[type="submit"]');

/** Does something when so many have come to wait for it. */
function whenAllCame(count: number, task: () => Promise<void>): () => Promise<void> {
  let left = count;
  let begin = () => {};
  const done = new Promise<void>((resolve) => (begin = resolve)).then(task);
  return () => {
    left -= 1;
    if (left === 0) begin();
    return done;
  };
}

async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await eventually(async () => expect(await button(page).isEnabled()).toBe(true));
}

async function expectKept(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries({ ...values, phone: shownTelephone(values.phone) })) {
    await eventually(async () => expect(await field(page, name).inputValue()).toBe(value));
  }
}

test.describe('booking, with an API that ends in the middle of it', () => {
  let site: Site;

  test.beforeAll(async ({ site: shared }) => {
    site = await startSite({ besides: shared, own: ['api'] });
  });
  test.afterAll(() => site?.close());

  const isFree = async ({ date, fromTime, toTime }: Values): Promise<boolean> => {
    const query = new URLSearchParams({ date, fromTime, toTime });
    const answer = await fetch(`${site.origin('api')}/api/v1/appointments/check-availability?${query}`);
    return ((await answer.json()) as { available: boolean }).available;
  };

  const pressWhile = async (page: Page, happens: (route: Route) => Promise<void>) => {
    await page.context().route(ADD, happens, { times: 1 });
    await button(page).click();
  };

  /** A visitor in each language, with the form filled in: the API ends, and begins again, for both at once. */
  const fillInBoth = (visit: Visit, ahead: Readonly<Record<Language, number>>) =>
    Promise.all(
      languages.map(async (language) => {
        const values = valuesOn(workingDay(ahead[language]));
        const { page, context } = await visit({ language });
        await recordToasts(context);
        await page.goto(`${site.url}/Appointments`);
        await fill(page, values);
        return { language, values, page };
      }),
    );

  test('before the request arrives: the failure is said in both languages, every value kept, a second press books', async ({
    visit,
  }) => {
    const filled = await fillInBoth(visit, { ar: 30, en: 40 });
    const apiIsGone = whenAllCame(filled.length, () => site.stop('api'));
    await Promise.all(
      filled.map(async ({ language, values, page }) => {
        await pressWhile(page, async (route) => {
          await apiIsGone();
          await route.continue();
        });
        await toastSays(page, words[language].failure);
        await expectKept(page, values);
      }),
    );

    await site.start('api');
    await Promise.all(
      filled.map(async ({ language, values, page }) => {
        expect(await isFree(values)).toBe(true);
        await button(page).click();
        await toastSays(page, words[language].success);
        expect(await isFree(values)).toBe(false);
        await expectKept(page, { name: '', phone: '', date: '', fromTime: '', toTime: '' });
      }),
    );
  });

  test('after it has booked and before it has answered: a second press is told of that one booking, in both languages', async ({
    visit,
  }) => {
    const filled = await fillInBoth(visit, { ar: 50, en: 60 });
    const apiIsGone = whenAllCame(filled.length, () => site.stop('api'));
    const alerts: string[] = [];
    await Promise.all(
      filled.map(async ({ language, values, page }) => {
        page.on('dialog', (dialog) => {
          alerts.push(dialog.message());
          void dialog.accept();
        });
        const statuses: number[] = [];
        await pressWhile(page, async (route) => {
          statuses.push((await route.fetch()).status());
          await apiIsGone();
          await route.abort('connectionreset');
        });
        await toastSays(page, words[language].failure);
        expect(statuses).toEqual([201]);
        await expectKept(page, values);
      }),
    );

    await site.start('api');
    await Promise.all(
      filled.map(async ({ language, values, page }) => {
        expect(await isFree(values)).toBe(false);
        // Even a reload: the draft comes back, and the own booking is no conflict.
        await page.reload();
        await expectKept(page, values);
        await eventually(async () => expect(await button(page).isEnabled()).toBe(true));
        await button(page).click();
        await toastSays(page, words[language].success);
        expect(alerts).toEqual([]);

        // The attempt is over: the same wish again is another visitor's conflict.
        for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
        await shownForm(page).locator('[role="status"]').waitFor();
        await eventually(async () =>
          expect(await shownForm(page).locator('[role="status"]').textContent()).toMatch(/تعارض|conflict/),
        );
      }),
    );
  });

  for (const language of languages) {
    test(`a free slot is one press away in ${language}, and the booking goes into the calendar`, async ({
      visit,
    }) => {
      const date = workingDay(language === 'ar' ? 70 : 80);
      const { page, problems } = await visit({ language, width: 390 });
      await page.goto(`${site.url}/Appointments`);
      await field(page, 'name').fill('Sara');
      await field(page, 'phone').fill('+966598765432');
      await field(page, 'date').fill(date);
      await page.getByRole('button', { name: words[language].slot }).click();
      expect(await field(page, 'fromTime').inputValue()).toBe('16:00');
      expect(await field(page, 'toTime').inputValue()).toBe('16:30');
      await button(page).click();
      await page.getByRole('heading', { name: words[language].summary }).waitFor();

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: words[language].calendar }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const file = readFileSync(await download.path(), 'utf8');
      // Four in the afternoon in Riyadh.
      expect(file).toContain(`DTSTART:${date.replaceAll('-', '')}T130000Z`);
      expect(problems).toEqual([]);
    });
  }

  for (const language of languages) {
    test(`a Friday is closed in ${language}, and said so before anything is sent`, async ({ visit }) => {
      const { page, problems } = await visit({ language });
      const posted: string[] = [];
      page.on('request', (request) => {
        // What days there are is asked for by itself, before anything is chosen.
        if (/\/appointments\/(?!days)/.test(request.url())) posted.push(new URL(request.url()).pathname);
      });
      await page.goto(`${site.url}/Appointments`);
      const status = shownForm(page).locator('[role="status"]');
      await eventually(async () => expect(await status.textContent()).toMatch(words[language].hours));
      await field(page, 'date').fill(dayOfWeek(20, 5));
      await eventually(async () => expect(await status.textContent()).toContain(words[language].closed));
      await field(page, 'fromTime').fill('10:00');
      await field(page, 'toTime').fill('10:30');
      expect(await button(page).isDisabled()).toBe(true);
      // The hours came with the document.
      expect(posted).toEqual([]);
      expect(problems).toEqual([]);
    });

    test(`a ticket outlives a reload in ${language}, and its private link cancels the appointment`, async ({
      visit,
    }) => {
      const values = valuesOn(workingDay(language === 'ar' ? 24 : 27));
      const { page, problems } = await visit({ language });
      const listed = await fetch(`${site.origin('api')}/api/v1/home/sell?limit=1`);
      const { data } = (await listed.json()) as { data: { _id: string }[] };
      const property = `?property=${data[0]?._id}`;
      await page.goto(`${site.url}/Appointments${property}`);
      await fill(page, values);
      await button(page).click();
      await page.getByRole('heading', { name: words[language].summary }).waitFor();
      expect(await isFree(values)).toBe(false);
      const reference = await page.locator('#outlet dd').first().textContent();
      expect(reference).toMatch(/^\d{3} \d{3}$/);

      const addresses: string[] = [];
      page.on('request', (request) =>
        addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
      );
      await page.reload();
      await page.getByRole('heading', { name: words[language].summary }).waitFor();
      expect(await page.locator('#outlet dd').first().textContent()).toBe(reference);
      const [, secret = 'none'] = page.url().split('#ticket=');
      expect(secret).toMatch(/^[\w-]{32}$/);
      expect(addresses.join('\n')).not.toContain(secret);
      expect(site.output.join('\n')).not.toContain(secret);
      const document = await fetch(`${site.url}/Appointments${property}`);
      expect(await document.text()).not.toContain(values.name);

      await page.getByRole('button', { name: words[language].cancel }).click();
      await page.getByRole('button', { name: words[language].yes }).click();
      await page.getByRole('heading', { name: words[language].cancelled }).waitFor();
      expect(await isFree(values)).toBe(true);
      expect(problems).toEqual([]);
    });
  }

  for (const path of ['/Appointments', '/contact', '/join'] as const) {
    test(`the robots’ field of ${path} meets no person`, async ({ visit }) => {
      const { page } = await visit({ language: 'en' });
      await page.goto(site.url + path);
      const trap = shownForm(page).locator('[name="website"]');
      await trap.waitFor({ state: 'attached' });
      expect(await trap.getAttribute('autocomplete')).toBe('off');
      const box = await trap.evaluate((element) => {
        const { width, height } = element.parentElement?.getBoundingClientRect() ?? {};
        return [width, height];
      });
      expect(box).toEqual([1, 1]);
      expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
      await shownForm(page).locator('h2').focus();
      const visited: (string | null)[] = [];
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        visited.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
      }
      expect(visited).toContain(path === '/contact' ? 'email' : 'phone');
      expect(visited).not.toContain('website');
    });
  }

  test('a press on the button is not lost when the field that is left turns out wrong', async ({ visit }) => {
    const { page } = await visit({ language: 'en', width: 390 });
    await page.goto(`${site.url}/contact`);
    await field(page, 'email').fill('sara');
    await button(page).scrollIntoViewIfNeeded();
    const box = await button(page).boundingBox();
    if (!box) throw new Error('the button is not drawn');
    // Near its upper edge, and held as long as a person does: the message would push the button away.
    await page.mouse.move(box.x + box.width / 2, box.y + 6);
    await page.mouse.down();
    await page.waitForTimeout(150);
    await page.mouse.up();
    await page.getByRole('alert').waitFor();
  });
});
