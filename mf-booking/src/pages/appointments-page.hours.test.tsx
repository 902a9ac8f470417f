import type { HttpResult, Language } from '@shared/contract';
import { act, screen, waitFor } from '@testing-library/react';
import {
  BOOK,
  CHECK,
  FRIDAY,
  mountWithHours,
  OPEN,
  requestsOf,
  SLOTS,
  status,
  USUAL_HOURS,
  weekday,
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

const OPENING = {
  ar: 'المعاينات من السبت إلى الخميس، من 10:00 ص إلى 8:00 م.',
  en: 'Viewings are Saturday to Thursday, 10:00 AM to 8:00 PM.',
} as const;

describe.each<Language>(['ar', 'en'])('viewing hours in %s', (language) => {
  const { errors, availability } = words[language];

  it('are said from the start', async () => {
    form = await mountWithHours(language);
    await waitFor(() => expect(status()).toHaveTextContent(OPENING[language]));
  });

  it('are said of a Friday, before there is a time, and nothing is asked nor sent', async () => {
    form = await mountWithHours(language);
    await waitFor(() => expect(status()).toHaveTextContent(OPENING[language]));
    await form.fill({ date: FRIDAY });
    await waitFor(() => expect(status()).toHaveTextContent(errors.day_closed));
    expect(status()).toHaveTextContent(OPENING[language]);
    await form.fill({ ...OPEN, date: FRIDAY });
    expect(form.button()).toBeDisabled();
    expect(status()).not.toHaveTextContent(availability.conflict);
    expect(requestsOf(form, CHECK)).toEqual([]);
    expect(requestsOf(form, SLOTS)).toEqual([]);
    await form.leave('date');
    await waitFor(() => expect(form?.field('date')).toHaveAccessibleDescription(errors.day_closed));
    await form.fill({ date: OPEN.date });
    await form.ready();
    expect(status()).toHaveTextContent(availability.available);
  });

  it.each([
    ['the night', { from_time: '03:00', to_time: '03:30' }, 'time_closed'],
    ['over the closing', { from_time: '19:45', to_time: '20:15' }, 'time_closed'],
    ['five minutes', { to_time: '10:05' }, 'too_short'],
    ['three hours', { to_time: '13:00' }, 'too_long'],
    [
      'a year ahead',
      { date: weekday((day) => day === 6).replace(/^\d{4}/, (year) => String(Number(year) + 1)) },
      'day_too_far',
    ],
  ] as const)('%s is closed', async (_what, change, key) => {
    form = await mountWithHours(language);
    await waitFor(() => expect(status()).toHaveTextContent(OPENING[language]));
    await form.fill({ ...OPEN, ...change });
    await waitFor(() => expect(status()).toHaveTextContent(errors[key]));
    expect(form.button()).toBeDisabled();
    act(() => form?.button().form?.requestSubmit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(errors[key]));
    expect(requestsOf(form, BOOK)).toEqual([]);
  });

  it.each([
    [{ fields: { date: 'closed' } }, 400, 'date', 'day_closed'],
    [{ fields: { fromTime: 'closed', toTime: 'closed' } }, 400, 'from_time', 'time_closed'],
    [{ fields: { toTime: 'too_long' } }, 400, 'to_time', 'too_long'],
    [{ code: 'limited_phone' }, 429, 'phone', 'phone_limit'],
    [{ code: 'limited_day' }, 429, 'date', 'day_limit'],
  ] as const)(
    'what the API refuses by %j is said at its field, and every value is kept',
    async (why, code, field, key) => {
      const refusal: HttpResult = { ok: false, failure: { kind: 'status', status: code, ...why } };
      form = await mountWithHours(language, USUAL_HOURS, { [BOOK]: refusal });
      await form.fill(OPEN);
      await form.ready();
      form.press();
      await waitFor(() =>
        expect(form?.field(field)).toHaveAccessibleDescription(
          new RegExp(errors[key].replaceAll('.', '\\.')),
        ),
      );
      expect(form.field(field)).toHaveFocus();
      for (const [name, value] of Object.entries(OPEN))
        expect(form.field(name as keyof typeof OPEN)).toHaveValue(value);
      expect(form.toasts).toEqual([]);
      // Another value takes it back.
      if (field !== 'phone') return;
      await form.fill({ phone: '0598765432' });
      await form.ready();
    },
  );

  it('an address that has booked enough is told to call', async () => {
    const refusal: HttpResult = {
      ok: false,
      failure: { kind: 'status', status: 429, code: 'limited_address' },
    };
    form = await mountWithHours(language, USUAL_HOURS, { [BOOK]: refusal });
    await form.fill(OPEN);
    await form.ready();
    form.press();
    const { title, text } = words[language].toasts.limited;
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: { title, description: text } }]));
  });
});
