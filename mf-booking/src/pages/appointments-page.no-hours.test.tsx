import type { HttpResult } from '@shared/contract';
import { ok, status as answer } from '@shared/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import {
  FRIDAY,
  HOURS,
  mountForm,
  mountWithHours,
  OPEN,
  requestsOf,
  status,
  USUAL_HOURS,
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

// Hours that were had once are kept for a while: tests without any stand in a file of their own, before the one with some.

it.each<[string, HttpResult]>([
  ['fails to say them', answer(500)],
  ['says rubbish', ok({ data: { opens: 'late' } })],
])('of an API that %s are not there: the form works as specified', async (_what, result) => {
  form = await mountWithHours('ar', {}, { [HOURS]: result });
  await form.fill({ ...OPEN, date: FRIDAY, from_time: '03:00', to_time: '03:30' });
  await form.ready();
});

it('with an API of the specification alone, nothing is asked and every hour is taken', async () => {
  form = await mountForm({});
  await form.fill({ ...OPEN, date: FRIDAY, from_time: '03:00', to_time: '03:30' });
  await form.ready();
  expect(requestsOf(form, HOURS)).toEqual([]);
  expect(form.field('date').max).toBe('9999-12-31');
});

it('the calendar ends at the last day that may be booked, and a holiday is closed', async () => {
  const { date } = OPEN;
  form = await mountWithHours('en', { ...USUAL_HOURS, holidays: [date] });
  await waitFor(() => expect(form?.field('date').max).toMatch(/^2\d{3}-\d\d-\d\d$/));
  await form.fill({ date });
  await waitFor(() => expect(status()).toHaveTextContent(words.en.errors.day_closed));
});
