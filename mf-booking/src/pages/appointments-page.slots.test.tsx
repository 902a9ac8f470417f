import type { HttpResult, Language } from '@shared/contract';
import { offline, ok, status as answer } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BOOK,
  mountForm,
  requestsOf,
  SLOTS,
  status,
  TOMORROW,
  VALID,
  words,
  YESTERDAY,
  type MountedForm,
} from './appointments.test-kit.ts';

let form: MountedForm | undefined;
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  window.sessionStorage.clear();
  window.alert = jest.fn();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});
afterAll(() => log.mockRestore());

const FREE = ok({
  data: [
    { fromTime: '10:00', toTime: '10:30' },
    { fromTime: '16:00', toTime: '16:30' },
  ],
});

const NAMES = {
  ar: { morning: 'من 10:00 ص إلى 10:30 ص', afternoon: 'من 4:00 م إلى 4:30 م' },
  en: { morning: '10:00 AM to 10:30 AM', afternoon: '4:00 PM to 4:30 PM' },
} as const;

const group = (language: Language) => screen.queryByRole('group', { name: words[language].slots.heading });

describe.each<Language>(['ar', 'en'])('free slots of the chosen day in %s', (language) => {
  it('are buttons that fill both times; the slot is checked like any other', async () => {
    form = await mountForm({ [SLOTS]: FREE }, language);
    expect(group(language)).toBeNull();
    await form.fill({ name: VALID.name, phone: VALID.phone, date: TOMORROW });
    const afternoon = await screen.findByRole('button', { name: NAMES[language].afternoon });
    expect(requestsOf(form, SLOTS).map(({ query }) => query)).toEqual([{ date: TOMORROW }]);
    await act(async () => void fireEvent.click(afternoon));
    expect(form.field('from_time')).toHaveValue('16:00');
    expect(form.field('to_time')).toHaveValue('16:30');
    expect(afternoon).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: NAMES[language].morning })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await waitFor(() => expect(status()).toHaveTextContent(words[language].availability.available));
    await form.ready();
    form.press();
    await waitFor(() => expect(form && requestsOf(form, BOOK)).toHaveLength(1));
    expect(requestsOf(form, BOOK)[0]?.body).toMatchObject({ fromTime: '16:00', toTime: '16:30' });
  });

  it('say so while they are loaded, and when none is left', async () => {
    let reply: (result: HttpResult) => void = () => undefined;
    form = await mountForm({ [SLOTS]: () => new Promise((resolve) => (reply = resolve)) }, language);
    await form.fill({ date: TOMORROW });
    expect(screen.getByText(words[language].slots.loading)).toBeInTheDocument();
    await act(async () => reply(ok({ data: [] })));
    expect(await screen.findByText(words[language].slots.none)).toBeInTheDocument();
  });

  it.each<[string, HttpResult]>([
    ['does not know the call', answer(404)],
    ['fails', answer(500)],
    ['does not answer', offline],
    ['answers no list', ok({ data: 'rubbish' })],
    ['answers something else', ok('<html>')],
  ])('are not there with an API that %s: the form works as specified', async (_what, result) => {
    form = await mountForm({ [SLOTS]: result }, language);
    await form.fill(VALID);
    await form.ready();
    await waitFor(() => expect(group(language)).toBeNull());
    expect(status()).toHaveTextContent(words[language].availability.available);
    form.press();
    await waitFor(() =>
      expect(form?.toasts).toMatchObject([{ toast: { title: words[language].toasts.success.title } }]),
    );
  });
});

describe('free slots', () => {
  it('leave out what is none', async () => {
    const data = [
      null,
      7,
      {},
      { fromTime: '25:00', toTime: '26:00' },
      { fromTime: '10:00', toTime: '10:30' },
    ];
    form = await mountForm({ [SLOTS]: ok({ data }) });
    await form.fill({ date: TOMORROW });
    const found = await screen.findByRole('group', { name: words.ar.slots.heading });
    await waitFor(() => expect(within(found).getAllByRole('button')).toHaveLength(1));
  });

  it('are asked for by day, not for one in the past, and no more of an API that does not know them', async () => {
    form = await mountForm({ [SLOTS]: answer(404) });
    await form.fill({ date: YESTERDAY });
    expect(requestsOf(form, SLOTS)).toEqual([]);
    await form.fill({ date: TOMORROW });
    await waitFor(() => expect(group('ar')).toBeNull());
    await form.fill({ date: '2999-01-01' });
    expect(requestsOf(form, SLOTS)).toHaveLength(1);
  });

  it('are asked for again after a slot was taken', async () => {
    form = await mountForm({ [SLOTS]: FREE, [BOOK]: answer(409) });
    await form.fill(VALID);
    await form.ready();
    await act(async () => form?.press());
    await waitFor(() => expect(form && requestsOf(form, SLOTS)).toHaveLength(2));
  });

  it('take back the faults of the times that they replace', async () => {
    form = await mountForm({ [SLOTS]: FREE });
    await form.fill({ ...VALID, to_time: '09:00' });
    await form.leave('to_time');
    // At the field, and in the line of the status.
    expect(await screen.findAllByText(words.ar.errors.end_after_start)).toHaveLength(2);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: NAMES.ar.morning })));
    await waitFor(() => expect(screen.queryAllByText(words.ar.errors.end_after_start)).toEqual([]));
    await form.ready();
  });
});
