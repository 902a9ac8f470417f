import type { HttpResult, Language } from '@shared/contract';
import { offline, ok, status as answer } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BOOK, mountForm, requestsOf, VALID, words, type MountedForm } from './appointments.test-kit.ts';

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

const CATALOGUE = {
  ar: {
    success: { title: 'تم حجز الموعد بنجاح', description: 'شكرًا لاستخدامك خدمتنا' },
    failure: { title: 'خطأ في حجز الموعد', description: 'حدث خطأ أثناء الحجز. يرجى المحاولة مرة أخرى' },
    sending: 'جاري الحجز...',
  },
  en: {
    success: { title: 'Appointment booked successfully', description: 'Thank you for using our service' },
    failure: {
      title: 'An error occurred while booking',
      description: expect.stringContaining('try again') as string,
    },
    sending: 'Booking in progress...',
  },
} as const;

describe.each<Language>(['ar', 'en'])('booking in %s (specification, section 8)', (language) => {
  it('sends the five fields, says so, and empties the form', async () => {
    form = await mountForm({}, language);
    await form.fill({ ...VALID, name: '  Sara Ali ' });
    await form.ready();
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: CATALOGUE[language].success }]));
    expect(requestsOf(form, BOOK).map(({ body }) => body)).toEqual([
      { name: 'Sara Ali', phone: '0512345678', date: VALID.date, fromTime: '10:00', toTime: '10:30' },
    ]);
    for (const name of Object.keys(VALID) as (keyof typeof VALID)[]) expect(form.field(name)).toHaveValue('');
    expect(form.button()).toBeDisabled();
    const summary = await screen.findByRole('heading', { name: words[language].summary.heading });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['no answer', offline],
    ['an error of the server', answer(500)],
    ['a refusal', answer(400)],
    ['too many requests', answer(429)],
  ])('%s is said, and every value is kept', async (_what, result) => {
    form = await mountForm({ [BOOK]: result }, language);
    await form.fill(VALID);
    await form.ready();
    form.press();
    await waitFor(() =>
      expect(form?.toasts).toMatchObject([
        { toast: { ...CATALOGUE[language].failure, variant: 'destructive' } },
      ]),
    );
    for (const [name, value] of Object.entries(VALID)) {
      expect(form.field(name as keyof typeof VALID)).toHaveValue(value);
    }
    await form.ready();
  });

  it('says that it is sending, and a double click is one request', async () => {
    let reply: (result: HttpResult) => void = () => undefined;
    form = await mountForm({ [BOOK]: () => new Promise((resolve) => (reply = resolve)) }, language);
    await form.fill(VALID);
    await form.ready();
    const button = form.button();
    // Both before React draws again: the button is not disabled yet.
    act(() => {
      form?.press();
      form?.press();
    });
    expect(button).toHaveTextContent(CATALOGUE[language].sending);
    expect(button).toBeDisabled();
    form.press();
    await waitFor(() => expect(form && requestsOf(form, BOOK)).toHaveLength(1));
    await act(async () => reply(ok({})));
    await waitFor(() => expect(button).toHaveTextContent(words[language].form.submit));
    expect(requestsOf(form, BOOK)).toHaveLength(1);
    expect(form.toasts).toHaveLength(1);
  });
});

describe.each<Language>(['ar', 'en'])('a robot that fills every field in %s', (language) => {
  it('is told of success, and says by the body that it is one', async () => {
    form = await mountForm({}, language);
    await form.fill(VALID);
    await form.ready();
    const trap = screen.getByLabelText(words[language].form.trap, { selector: '[name="website"]' });
    expect(screen.queryByRole('textbox', { name: words[language].form.trap })).toBeNull();
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: CATALOGUE[language].success }]));
    expect(requestsOf(form, BOOK)[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });
});

describe('what was typed', () => {
  it('is there again after leaving the page and coming back', async () => {
    form = await mountForm();
    await form.fill({ name: VALID.name, date: VALID.date });
    await form.unmount();
    form = await mountForm({}, 'en');
    expect(form.field('name')).toHaveValue(VALID.name);
    expect(form.field('date')).toHaveValue(VALID.date);
  });

  it('counts after coming back: the slot is checked and the button opens', async () => {
    form = await mountForm();
    await form.fill(VALID);
    await form.unmount();
    form = await mountForm();
    await form.ready();
  });
});
