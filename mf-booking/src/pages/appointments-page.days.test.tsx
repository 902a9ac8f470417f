import type { HttpResult, Language } from '@shared/contract';
import { expectAccessible, offline, ok } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BOOK,
  dayAhead,
  DAYS,
  mountForm,
  requestsOf,
  SLOTS,
  VALID,
  words,
  type MountedForm,
} from './appointments.test-kit.ts';

let form: MountedForm | undefined;
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  window.sessionStorage.clear();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});
afterAll(() => log.mockRestore());

const [TODAY, FREE_DAY, CLOSED_DAY, FULL_DAY] = [0, 1, 2, 3].map(dayAhead) as [
  string,
  string,
  string,
  string,
];
const OFFERED = ok({
  data: [
    { date: TODAY, free: 1, closed: false },
    { date: FREE_DAY, free: 5, closed: false },
    { date: CLOSED_DAY, free: 0, closed: true },
    { date: FULL_DAY, free: 0, closed: false },
  ],
});
const TIMES = ok({ data: [{ fromTime: '16:00', toTime: '16:30' }] });

const mountLooking = (language: Language, answers: Parameters<typeof mountForm>[0] = {}) =>
  mountForm({ [DAYS]: OFFERED, [SLOTS]: TIMES, ...answers }, language, '/Appointments', [
    'appointments.days',
  ]);

const strip = (language: Language) =>
  screen.findByRole('group', { name: words[language].days.heading }).then(within);

/** The day as it is said, without what it offers. */
const said = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

const OFFERS = {
  ar: ['، وقت واحد', '، 5 أوقات', '، مغلق', '، مكتمل'],
  en: [', 1 free', ', 5 free', ', Closed', ', Full'],
} as const;

describe.each<Language>(['ar', 'en'])('days to choose from in %s', (language) => {
  it('say weekday, date and what is free; one that is closed or full cannot be chosen', async () => {
    form = await mountLooking(language);
    const days = (await strip(language)).getAllByRole<HTMLInputElement>('radio');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual(
      [TODAY, FREE_DAY, CLOSED_DAY, FULL_DAY].map(
        (date, i) => `${said(date, language)}${OFFERS[language][i]}`,
      ),
    );
    expect(days.map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
    expect(days.some(({ checked }) => checked)).toBe(false);
    expect(screen.getByText(words[language].days.choose)).toBeInTheDocument();
    expect(requestsOf(form, SLOTS)).toEqual([]);
    await expectAccessible(form.element);
  });

  it('fill the date, then a time both times, and the booking is of these', async () => {
    form = await mountLooking(language);
    const days = await strip(language);
    await form.fill({ name: VALID.name, phone: VALID.phone });
    const day = days.getByRole('radio', { name: `${said(FREE_DAY, language)}${OFFERS[language][1]}` });
    await act(async () => void fireEvent.click(day));
    expect(form.field('date')).toHaveValue(FREE_DAY);
    expect(day).toBeChecked();
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /4:00.*4:30/ })));
    expect(form.field('from_time')).toHaveValue('16:00');
    await form.ready();
    await act(async () => form?.press());
    const slot = { date: FREE_DAY, fromTime: '16:00', toTime: '16:30' };
    await waitFor(() => expect(form && requestsOf(form, BOOK)[0]?.body).toMatchObject(slot));
    // One time less is free now: asked again.
    await waitFor(() => expect(form && requestsOf(form, DAYS)).toHaveLength(2));
  });

  it('follow what is typed: a free day is chosen, a closed one marked, another one neither', async () => {
    form = await mountLooking(language);
    const days = await strip(language);
    const radios = days.getAllByRole('radio');
    await form.fill({ date: FREE_DAY });
    expect(radios[1]).toBeChecked();
    await form.fill({ date: CLOSED_DAY });
    expect(days.queryByRole('radio', { checked: true })).toBeNull();
    expect(radios[2]?.closest('[data-typed]')).not.toBeNull();
    expect(radios[1]?.closest('[data-typed]')).toBeNull();
    await form.fill({ date: dayAhead(400) });
    expect(form.element.querySelector('[data-typed]')).toBeNull();
    await form.fill({ date: TODAY });
    expect(radios[0]).toBeChecked();
  });

  it.each<[string, HttpResult]>([
    ['does not answer', offline],
    ['answers no list', ok({ data: 'rubbish' })],
    ['answers no day', ok({ data: [null, { date: '2026-02-30', free: 3 }] })],
  ])('of an API that %s are said to have failed, and come with another try', async (_what, result) => {
    form = await mountLooking(language, { [DAYS]: result });
    const failure = await screen.findByText(words[language].days.failed, {}, { timeout: 3000 });
    // The form stands without them.
    await form.fill(VALID);
    await form.ready();
    form.http.answer(DAYS, OFFERED);
    const again = within(failure.parentElement ?? failure).getByRole('button');
    await act(async () => void fireEvent.click(again));
    expect((await strip(language)).getAllByRole('radio')).toHaveLength(4);
  });
});

it('days that were asked for stay through a change of language', async () => {
  form = await mountLooking('ar');
  await strip('ar');
  await form.switchLanguage('en');
  const days = await strip('en');
  expect(days.getByRole('radio', { name: `${said(FREE_DAY, 'en')}, 5 free` })).toBeEnabled();
  expect(requestsOf(form, DAYS)).toHaveLength(1);
});

it('without the extension nothing of it is there, and nothing is asked', async () => {
  form = await mountForm({ [SLOTS]: TIMES });
  await form.fill({ date: FREE_DAY });
  await screen.findByRole('group', { name: words.ar.slots.heading });
  expect(screen.queryByText(words.ar.days.heading)).toBeNull();
  expect(screen.queryByText(words.ar.days.or)).toBeNull();
  expect(requestsOf(form, DAYS)).toEqual([]);
});
