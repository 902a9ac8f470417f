import type { HttpResult, Language } from '@shared/contract';
import { offline, ok, status as answer } from '@shared/remote-kit/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import {
  BOOK,
  CHECK,
  mountForm,
  requestsOf,
  status,
  VALID,
  words,
  YESTERDAY,
  type MountedForm,
} from './appointments.test-kit.ts';

let form: MountedForm | undefined;
const alert = jest.fn();
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  window.sessionStorage.clear();
  window.alert = alert.mockReset();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});
afterAll(() => log.mockRestore());

const { name, phone, ...slot } = VALID;
const person = { name, phone };

describe.each<Language>(['ar', 'en'])('availability in %s (specification, sections 2 and 4)', (language) => {
  const { availability, errors } = words[language];

  it('is checked, then free: the button opens', async () => {
    let reply: (result: HttpResult) => void = () => undefined;
    form = await mountForm({ [CHECK]: () => new Promise((resolve) => (reply = resolve)) }, language);
    await form.fill(VALID);
    expect(status()).toHaveTextContent(availability.checking);
    expect(form.button()).toBeDisabled();
    await act(async () => reply(ok({ available: true })));
    await waitFor(() => expect(status()).toHaveTextContent(availability.available));
    expect(form.button()).toBeEnabled();
    expect(requestsOf(form, CHECK)[0]?.query).toEqual({
      date: VALID.date,
      fromTime: VALID.from_time,
      toTime: VALID.to_time,
    });
  });

  it('shows a conflict and keeps the button closed', async () => {
    form = await mountForm({ [CHECK]: ok({ available: false }) }, language);
    await form.fill(VALID);
    await waitFor(() => expect(status()).toHaveTextContent(availability.conflict));
    expect(form.button()).toBeDisabled();
  });

  it('a submit during a conflict shows the alert and an error at the field, and sends nothing', async () => {
    form = await mountForm({ [CHECK]: ok({ available: false }) }, language);
    await form.fill(VALID);
    await waitFor(() => expect(status()).toHaveTextContent(availability.conflict));
    const element = form.button().form;
    await act(async () => void (element && fireEvent.submit(element)));
    expect(alert.mock.calls).toEqual([[errors.time_conflict_alert]]);
    expect(form.field('to_time')).toHaveAccessibleDescription(errors.time_conflict_alert);
    expect(requestsOf(form, BOOK)).toEqual([]);
  });

  it('a slot that was taken in between is a conflict: alert, error, values kept', async () => {
    form = await mountForm({ [BOOK]: answer(409) }, language);
    await form.fill(VALID);
    await form.ready();
    await act(async () => form?.press());
    await waitFor(() => expect(alert.mock.calls).toEqual([[errors.time_conflict_alert]]));
    await waitFor(() => expect(status()).toHaveTextContent(availability.conflict));
    expect(form.field('to_time')).toHaveAccessibleDescription(errors.time_conflict_alert);
    expect(form.field('name')).toHaveValue(VALID.name);
    expect(form.button()).toBeDisabled();
    expect(form.toasts).toEqual([]);
    await form.fill({ to_time: '11:00' });
    await form.ready();
    expect(form.field('to_time')).toBeValid();
  });
});

describe('availability', () => {
  it.each([
    ['no answer', offline],
    ['an error of the server', answer(500)],
    ['an answer that does not say', ok({ data: {} })],
  ])(
    '%s is logged and stands in nobody’s way, but never says that the time is free',
    async (_what, result) => {
      form = await mountForm({ [CHECK]: result });
      await form.fill(VALID);
      await form.ready();
      expect(status()).toHaveTextContent(words.ar.availability.unchecked);
      expect(status()).not.toHaveTextContent(words.ar.availability.available);
      expect(log).toHaveBeenCalledWith(
        'the availability of the slot could not be checked',
        expect.anything(),
      );
    },
  );

  it('a time that could not be checked is booked all the same, or refused by the API as any other', async () => {
    form = await mountForm({ [CHECK]: offline, [BOOK]: answer(409) });
    await form.fill(VALID);
    await form.ready();
    await act(async () => form?.press());
    await waitFor(() => expect(alert.mock.calls).toEqual([[words.ar.errors.time_conflict_alert]]));
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.conflict));
    expect(requestsOf(form, BOOK)).toHaveLength(1);
  });

  it('a check that failed says nothing of another time, which is asked for by itself', async () => {
    form = await mountForm({ [CHECK]: offline });
    await form.fill(VALID);
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.unchecked));
    form.http.answer(CHECK, ok({ available: true }));
    await form.fill({ to_time: '11:00' });
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.available));
    form.http.answer(CHECK, answer(500));
    await form.fill({ to_time: VALID.to_time });
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.unchecked));
  });

  it('asks again whenever the date or a time changes', async () => {
    form = await mountForm();
    await form.fill(slot);
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.available));
    await form.fill({ to_time: '11:00' });
    await form.fill({ from_time: '09:00' });
    await form.fill({ date: '2999-01-01' });
    await waitFor(() => expect(form && requestsOf(form, CHECK)).toHaveLength(4));
    await form.fill({ date: slot.date });
    await waitFor(() => expect(form && requestsOf(form, CHECK)).toHaveLength(5));
  });

  it.each([
    ['a date in the past', { ...slot, date: YESTERDAY }, words.ar.errors.no_past_booking],
    ['an end before the start', { ...slot, to_time: '09:00' }, words.ar.errors.end_after_start],
    ['no date', { ...slot, date: '' }, words.ar.availability.idle],
    ['no start', { ...slot, from_time: '' }, words.ar.availability.idle],
    ['no end', { ...slot, to_time: '' }, words.ar.availability.idle],
  ])('is not asked for with %s, as the status line says', async (_what, values, said) => {
    form = await mountForm();
    await form.fill(values);
    expect(status()).toHaveTextContent(said);
    expect(requestsOf(form, CHECK)).toEqual([]);
  });

  it('a conflict is cleared when a field is emptied', async () => {
    form = await mountForm({ [CHECK]: ok({ available: false }) });
    await form.fill({ ...person, ...slot });
    await waitFor(() => expect(status()).toHaveTextContent(words.ar.availability.conflict));
    await form.fill({ from_time: '' });
    expect(status()).toHaveTextContent(words.ar.availability.idle);
  });

  it('an answer to the slot of before is ignored, and its request is aborted', async () => {
    const replies = new Map<unknown, (result: HttpResult) => void>();
    form = await mountForm({
      [CHECK]: ({ query }) => new Promise((resolve) => void replies.set(query?.['toTime'], resolve)),
    });
    await form.fill({ ...person, ...slot });
    await form.fill({ to_time: '11:00' });
    await act(async () => replies.get('11:00')?.(ok({ available: true })));
    await form.ready();
    await act(async () => replies.get(VALID.to_time)?.(ok({ available: false })));
    expect(status()).toHaveTextContent(words.ar.availability.available);
    expect(form.button()).toBeEnabled();
    expect(requestsOf(form, CHECK)[0]?.signal?.aborted).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
