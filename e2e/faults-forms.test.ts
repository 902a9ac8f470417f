// Looks at: shell, api, mf-forms, mf-booking
import type { Page } from '@playwright/test';
import { openVisitor, type Visitor } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './kit/fault-proxy.ts';
import { HOSTILE_ANSWERS } from './kit/hostile-answers.ts';
import { followRequests, requestsAnswered } from './kit/requests.ts';
import { nextSender } from './kit/sender.ts';
import { shownForm } from './kit/shown.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';
import { forgetToasts, recordToasts, toastSays } from './kit/toasts-said.ts';
import { nextVisitorAddress } from './kit/visitor-address.ts';
import { writeAgain } from './kit/write-again.ts';

const languages = ['ar', 'en'] as const;
type Language = (typeof languages)[number];

interface FilledForm {
  path: string;
  call: string;
  values: Readonly<Record<string, string>>;
  success: Readonly<Record<Language, string>>;
  failure: Readonly<Record<Language, string>>;
}

/** Days that are open to bookings. */
const [FIRST_DAY, DAYS] = [30, 55];

/**
 * Every attempt takes a slot of its own, none a Friday's: a day after the other, and the next worker at another hour. Half
 * past, as every other suite's begin on the hour.
 */
let slots = 0;
function slot(): Record<'date' | 'fromTime' | 'toTime', string> {
  slots += 1;
  const day = new Date(Date.now() + (FIRST_DAY + (slots % DAYS)) * 86_400_000);
  if (day.getUTCDay() === 5) return slot();
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  const hour = 10 + ((Math.floor(slots / DAYS) + worker) % 9);
  return { date: day.toISOString().slice(0, 10), fromTime: `${hour}:30`, toTime: `${hour + 1}:00` };
}

const forms = (): readonly FilledForm[] => [
  {
    path: '/contact',
    call: '/api/v1/contact/send',
    values: {
      name: 'Sara سارة',
      email: nextSender().email,
      subject: 'general',
      message: 'A message that is long enough.',
    },
    success: { ar: 'تم إرسال الرسالة بنجاح', en: 'Message sent successfully' },
    failure: { ar: 'خطأ في الإرسال', en: 'Submission error' },
  },
  {
    path: '/join',
    call: '/api/v1/brokers/add',
    values: { name: 'Sara سارة', phone: nextSender().phone, experience: '5-3' },
    success: { ar: 'تم إرسال الطلب بنجاح', en: 'Application submitted successfully' },
    failure: { ar: 'خطأ في الإرسال', en: 'Submission error' },
  },
  {
    path: '/Appointments',
    call: '/api/v1/appointments/add',
    values: { name: 'Sara سارة', phone: nextSender().phone, ...slot() },
    success: { ar: 'تم حجز الموعد بنجاح', en: 'Appointment booked successfully' },
    failure: { ar: 'خطأ في حجز الموعد', en: 'An error occurred while booking' },
  },
];

/** The answers that a sending call takes for a failure; of any other the body is not read (specification, section 7). */
const failures: readonly Fault[] = ['is down', 'is slow', 'answers 500', 'answers 401'];
const successes: readonly Fault[] = ['answers invalid JSON', 'answers a wrong shape'];

/** An answer of another address. */
const NOT_ANSWERED: ReadonlySet<string> = new Set(['leads elsewhere']);

const LIMIT_MS = 25_000;

interface OpenForm {
  language: Language;
  /** Place of its form in the list of forms. */
  index: number;
  page: Page;
}

test.describe('forms and an API that fails, behind a fault proxy (quality, "Faults")', () => {
  let proxy: FaultProxy;
  let site: Site;
  let visitors: Visitor[] = [];
  /** Every form in both languages, opened once and used by all tests, as a visitor who does not give up would. */
  let opened: OpenForm[] = [];
  let isHalfWay = false;

  test.beforeAll(async ({ browser, site: shared }) => {
    proxy = await startFaultProxy(shared.origin('api'));
    site = await startSite({ besides: shared, own: ['api'], environment: { API_ORIGIN: proxy.url } });
    visitors = await Promise.all(
      languages.map((language) => openVisitor(browser, { language, savesData: true })),
    );
    await Promise.all(visitors.map(({ context }) => recordToasts(context)));
    opened = await Promise.all(
      visitors.flatMap(({ context }, visitor) =>
        forms().map(async ({ path }, index) => {
          const page = await context.newPage();
          followRequests(page);
          await page.goto(site.url + path);
          await requestsAnswered(page);
          return { language: languages[visitor] ?? 'ar', index, page };
        }),
      ),
    );
  });
  test.afterEach(() => proxy.mend());
  test.afterAll(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()));
    await site?.close();
    await proxy?.close();
  });

  const field = (page: Page, name: string) => shownForm(page).locator(`[name="${name}"]`);
  const button = (page: Page) => shownForm(page).locator('button[type="submit"]');
  const says = (page: Page, text: string) => toastSays(page, text, LIMIT_MS);
  const press = async (page: Page) => {
    await forgetToasts(page);
    await button(page).click();
  };
  const untilReady = (page: Page) =>
    eventually(async () => expect(await button(page).isEnabled()).toBe(true), LIMIT_MS);
  /** A telephone number in the groups in which a field shows it once it was left is the same number. */
  const valueOf = async (page: Page, name: string) => {
    const value = await field(page, name).inputValue();
    return name === 'phone' ? value.replaceAll(' ', '') : value;
  };
  const valuesOf = async (page: Page, { values }: FilledForm) =>
    Object.fromEntries(
      await Promise.all(Object.keys(values).map(async (name) => [name, await valueOf(page, name)] as const)),
    );
  const isEmptied = (page: Page) =>
    eventually(async () => expect(await field(page, 'name').inputValue()).toBe(''), LIMIT_MS);

  async function fill(page: Page, { values }: FilledForm): Promise<void> {
    await writeAgain(page);
    for (const [name, value] of Object.entries(values)) {
      if (name === 'subject' || name === 'experience') await field(page, name).selectOption(value);
      else await field(page, name).fill(value);
    }
    await untilReady(page);
  }

  /** Fills the forms in both languages, each with values of its own; anew where a test before has ended half-way. */
  async function fillAll(isWanted: (form: OpenForm) => boolean = () => true) {
    if (isHalfWay)
      await Promise.all(
        opened.map(async ({ page }) => {
          followRequests(page);
          await page.reload();
          await requestsAnswered(page);
        }),
      );
    isHalfWay = true;
    // The API takes so much of an address a day, and nobody sends all of this in one.
    await Promise.all(
      visitors.map(({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': nextVisitorAddress() })),
    );
    return Promise.all(
      opened.filter(isWanted).map(async ({ index, ...rest }) => {
        const form = forms()[index];
        if (!form) throw new Error(`there is no form ${index}`);
        await fill(rest.page, form);
        return { ...rest, form };
      }),
    );
  }

  for (const fault of failures) {
    test(`the API ${fault}: the failure is said in both languages, every value is kept, and sending again succeeds`, async () => {
      const filled = await fillAll();
      proxy.break(fault, /^\/api\//);
      await Promise.all(
        filled.map(async ({ page, form, language }) => {
          await press(page);
          await says(page, form.failure[language]);
          expect(await valuesOf(page, form)).toEqual(form.values);
        }),
      );
      proxy.mend();
      await Promise.all(
        filled.map(async ({ page, form, language }) => {
          await untilReady(page);
          await press(page);
          await says(page, form.success[language]);
          await isEmptied(page);
        }),
      );
      isHalfWay = false;
    });
  }

  for (const fault of successes) {
    test(`the API ${fault}: what was sent counts as sent, as the body is not read`, async () => {
      const filled = await fillAll();
      proxy.break(fault, /^\/api\//);
      await Promise.all(
        filled.map(async ({ page, form, language }) => {
          await press(page);
          await isEmptied(page);
          await says(page, form.success[language]);
        }),
      );
      isHalfWay = false;
    });
  }

  // How a form takes an answer does not depend on the language, and what it says then is read in both above: each form takes
  // each answer once, and from one answer to the next in the other language.
  for (const [turn, [what, answer]] of Object.entries(HOSTILE_ANSWERS).entries()) {
    const isSent = !NOT_ANSWERED.has(what);
    test(`the API’s answer to all five calls of the forms ${what}: what was sent ${isSent ? 'counts as sent' : 'is kept, and failed'}`, async () => {
      proxy.break(answer, /^\/api\//);
      // Times and days are checked while they are filled in.
      const filled = await fillAll(
        ({ index, language }) => (index + languages.indexOf(language) + turn) % 2 === 0,
      );
      // One after the other: side by side they would share five seconds for three times as many bytes.
      for (const { page, form, language } of filled) {
        await press(page);
        await says(page, (isSent ? form.success : form.failure)[language]);
        if (isSent) await isEmptied(page);
        else expect(await valuesOf(page, form)).toEqual(form.values);
      }
      for (const { problems } of visitors)
        expect(problems.filter((text) => /^uncaught|did not fit/.test(text))).toEqual([]);
      isHalfWay = !isSent;
    });
  }

  test('a double click, with Enter on top, sends one request from each form in each language', async () => {
    const filled = await fillAll();
    proxy.requests.length = 0;
    await Promise.all(
      filled.map(async ({ page }) => {
        await button(page).dblclick();
        // The button is disabled by now; Enter in a field submits all the same.
        await field(page, 'name').press('Enter');
        await isEmptied(page);
      }),
    );
    const sent = proxy.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(
      filled.map(({ form }) => form.call).toSorted(),
    );
    isHalfWay = false;
  });

  test('a check of availability that fails stands in nobody’s way, and is never called free', async () => {
    proxy.break('answers 500', /check-availability|slots/);
    const filled = await fillAll();
    for (const { page } of filled) expect(await page.locator('#outlet [role="alert"]').count()).toBe(0);
    const said = await Promise.all(
      filled
        .filter(({ form }) => 'date' in form.values)
        .map(({ page }) => shownForm(page).locator('[role="status"]').textContent()),
    );
    const kinds = said.map((text) => /تعذّر التحقق|could not check/.exec(text ?? '')?.[0] ?? 'nothing');
    expect(kinds.toSorted()).toEqual(['could not check', 'تعذّر التحقق']);
  });
});
