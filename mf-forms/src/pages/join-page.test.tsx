import { brand } from '@shared/brand';
import { joinNotice, noticeLinks } from '@shared/brand/form-notices';
import type { HttpResult, Language } from '@shared/contract';
import { expectAccessible, offline, ok, status } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  expectOneAttempt,
  fillTrap,
  mountForm,
  noticeOf,
  sentBy,
  words,
  type MountedForm,
} from './forms.test-kit.ts';

const SEND = 'POST /brokers/add';

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

/** The specification's own texts, sections 2, 5 and 8. */
const TEXTS = {
  ar: {
    required: 'هذا الحقل مطلوب',
    phone: 'رقم الهاتف مطلوب',
    number: 'أدخل رقم هاتف من 7 أرقام على الأقل، في 40 حرفًا على الأكثر',
    long: 'يجب ألا يزيد الاسم على 200 حرف',
    sending: 'جاري الإرسال...',
    success: {
      title: 'تم إرسال الطلب بنجاح',
      description: 'شكرًا لاهتمامك بالانضمام إلينا. سنتواصل معك قريبًا',
    },
    failure: { title: 'خطأ في الإرسال', description: 'حدث خطأ أثناء إرسال طلبك. يرجى المحاولة مرة أخرى' },
  },
  en: {
    required: 'This field is required',
    phone: 'Phone number is required',
    number: 'Please enter a phone number of 7 digits or more, in at most 40 characters',
    long: 'Name must be at most 200 characters',
    sending: 'Sending...',
    success: {
      title: 'Application submitted successfully',
      description: "Thank you for your interest in joining us. We'll contact you soon",
    },
    failure: {
      title: 'Submission error',
      description: 'An error occurred while sending your application. Please try again',
    },
  },
} as const;

describe.each<Language>(['ar', 'en'])('the broker application in %s', (language) => {
  const label = words[language].join.form;
  const text = TEXTS[language];
  const FILLED = {
    [label.name]: 'Sara Ali',
    [label.phone]: '+965 2222 3333',
    [label.experience]: 'أكثر من 10',
    [label.license]: true,
  };

  it.each([
    ['name', '', text.required],
    ['name', '  ', text.required],
    ['name', '🏠'.repeat(30), text.required],
    ['name', '\u200b\u2800', text.required],
    ['name', `a${'🏠'.repeat(200)}`, text.long],
    ['phone', '🏠'.repeat(30), text.phone],
    ['phone', '', text.phone],
    ['phone', '  ', text.phone],
    ['phone', '05 12 34, please', text.number],
    ['phone', `0512345678 ${'a'.repeat(30)}`, text.number],
  ] as const)('%s %j is refused: %s', async (name, value, message) => {
    form = await mountForm('/join', language);
    await form.fill({ ...FILLED, [label[name]]: value });
    form.press();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    // A message that begins with the field's name does not need it twice.
    const line = message.startsWith(label[name]) ? message : `${label[name]}: ${message}`;
    fireEvent.click(within(summary).getByRole('link', { name: line }));
    expect(form.field(label[name])).toHaveFocus();
    expect(form.field(label[name])).toHaveAccessibleDescription(message);
    // What is too long is said, and nothing of it is cut off.
    expect(form.field(label[name])).not.toHaveAttribute('maxlength');
    expect(sentBy(form)).toEqual([]);
  });

  it.each([
    ['٠٥٠-١٢٣٤٥٦٧', '050 123 4567', '0501234567'],
    // Without a rule for its format, what is no number goes as it was typed.
    ['0501234567 (a.m.)', '0501234567 (a.m.)', '0501234567 (a.m.)'],
    ['٢٢٣-٤٥ ٦٧ (صباحًا)', '٢٢٣-٤٥ ٦٧ (صباحًا)', '223-45 67 (صباحًا)'],
    ['1234567', '1234567', '1234567'],
  ])('the number %j stands as %j when its field is left, and is sent as %j', async (typed, shown, sent) => {
    form = await mountForm('/join', language);
    await form.fill({ ...FILLED, [label.phone]: typed });
    expect(form.field(label.phone)).toHaveValue(typed);
    await form.leave(label.phone);
    expect(form.field(label.phone)).toHaveValue(shown);
    form.press();
    await waitFor(() => expect(form && sentBy(form)).toMatchObject([{ phone: sent }]));
  });

  it('sends the application, says so, and goes back to its defaults', async () => {
    form = await mountForm('/join', language);
    await form.fill(FILLED);
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: text.success }]));
    expect(sentBy(form)).toEqual([
      { name: 'Sara Ali', phone: '+96522223333', experience: 'أكثر من 10', license: true },
    ]);
    expect(form.field(label.name)).toHaveValue('');
    expect(form.field(label.phone)).toHaveValue('');
    expect(form.field(label.experience)).toHaveValue('0');
    expect(form.field(label.license)).not.toBeChecked();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows in the place of the form what was sent and what happens next, and brings the form back', async () => {
    form = await mountForm('/join', language);
    await form.fill(FILLED);
    form.press();
    const { sent, experience, info } = words[language].join;
    const heading = await screen.findByRole('heading', { name: sent.heading });
    expect(heading).toHaveFocus();
    expect(form.field(label.name)).not.toBeVisible();
    const receipt = heading.closest('section');
    for (const fact of ['Sara Ali', '+965 2222 3333', experience.more, sent.licensed])
      expect(receipt).toHaveTextContent(fact);
    const steps = within(receipt ?? document.body).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      sent.next.review,
      `${sent.next.contact} +965 2222 3333`,
      info.documents,
    ]);
    expect(steps[1]).toHaveTextContent('48');
    await expectAccessible(form.element);
    fireEvent.click(screen.getByRole('button', { name: sent.again }));
    expect(form.field(label.name)).toBeVisible();
    expect(screen.getByRole('heading', { name: label.heading })).toHaveFocus();
  });

  it('says before anything is sent what is taken, why and how long it is kept', async () => {
    form = await mountForm('/join', language);
    const notice = noticeOf(joinNotice[language]);
    expect(within(notice).getByRole('link', { name: noticeLinks.more[language] })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('tells the API the language, and of a robot that filled every field', async () => {
    form = await mountForm('/join', language);
    expect(screen.queryByRole('textbox', { name: words[language].form.trap })).toBeNull();
    await form.fill(FILLED);
    fillTrap(form);
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: text.success }]));
    expect(sentBy(form)).toMatchObject([{ name: 'Sara Ali', website: 'https://spam.example' }]);
    expect(form.http.requests.at(-1)?.headers).toMatchObject({ 'Accept-Language': language });
  });

  it.each([
    ['no answer', offline],
    ['an error of the server', status(500)],
    ['a timeout', { ok: false, failure: { kind: 'timeout' } } satisfies HttpResult],
    ['a refusal', status(422)],
    ['too many requests', status(429)],
  ])('%s is said, and every value is kept', async (_what, result) => {
    form = await mountForm('/join', language, { [SEND]: result });
    await form.fill(FILLED);
    form.press();
    await waitFor(() =>
      expect(form?.toasts).toMatchObject([{ toast: { ...text.failure, variant: 'destructive' } }]),
    );
    expect(form.field(label.name)).toHaveValue('Sara Ali');
    expect(form.field(label.experience)).toHaveValue('أكثر من 10');
    expect(form.field(label.license)).toBeChecked();
    expect(form.button()).toBeEnabled();
  });

  it('is one attempt however often it is sent, another when it has changed, and none after success', async () => {
    form = await mountForm('/join', language, { [SEND]: offline });
    await expectOneAttempt(form, SEND, FILLED, label.name);
  });

  it('says that it is sending, and a double click is one request', async () => {
    let reply: (result: HttpResult) => void = () => undefined;
    form = await mountForm('/join', language, { [SEND]: () => new Promise((resolve) => (reply = resolve)) });
    await form.fill(FILLED);
    const button = form.button();
    act(() => {
      form?.press();
      form?.press();
    });
    expect(button).toHaveTextContent(text.sending);
    expect(button).toBeDisabled();
    await waitFor(() => expect(form && sentBy(form)).toHaveLength(1));
    await act(async () => reply(ok({})));
    await waitFor(() => expect(button).toHaveTextContent(label.submit));
    expect(sentBy(form)).toHaveLength(1);
  });

  it('offers the experience that the API knows, and starts without any', async () => {
    form = await mountForm('/join', language);
    const select = form.field(label.experience);
    expect(select).toHaveValue('0');
    const options = within(select).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['0', '3-1', '5-3', '10-5', 'أكثر من 10']);
    expect(options.map(({ textContent }) => textContent)).toEqual(
      Object.values(words[language].join.experience),
    );
  });

  it('stands in the specification’s order: why, what is important, form, banner', async () => {
    form = await mountForm('/join', language);
    const { why, info, form: own, banner } = words[language].join;
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([why.heading, info.heading, own.heading, banner.heading]);
  });

  it('has Register Now and the terms where the brand says so', async () => {
    const { banner, form: own } = words[language].join;
    form = await mountForm('/join', language);
    expect(screen.queryByRole('link', { name: banner.register })).toBeNull();
    expect(screen.queryByText(own.terms)).toBeNull();
    await form.unmount();
    const hidden = jest.replaceProperty(brand, 'showsHiddenParts', true);
    form = await mountForm('/join', language);
    expect(screen.getByText(own.terms)).toBeInTheDocument();
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: banner.register });
    expect(document.querySelector(hash)?.tagName).toBe('FORM');
    hidden.restore();
  });

  it('has its boxes, its banner and its head', async () => {
    form = await mountForm('/join', language);
    const { title, description, why, info, banner } = words[language].join;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const name of [why.heading, info.heading, banner.heading]) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText(info.contact)).toHaveTextContent('48');
    expect(screen.getByText(info.documents)).toBeInTheDocument();
    expect(form.field(label.phone)).toHaveAttribute('type', 'tel');
    expect(form.field(label.phone)).toHaveAttribute('placeholder', '05xxxxxxxx');
    expect(form.heads.at(-1)).toEqual({ title, description, canonical: '/join' });
  });
});

describe('the broker application', () => {
  it('sends a plain application with the defaults, and Arabic digits as Latin ones', async () => {
    form = await mountForm('/join', 'en');
    await form.fill({ 'Full name': 'a', 'Phone number': '٠٥١٢٣٤٥٦٧٨' });
    form.press();
    await waitFor(() => expect(form && sentBy(form)).toHaveLength(1));
    expect(sentBy(form)).toEqual([{ name: 'a', phone: '0512345678', experience: '0', license: false }]);
  });

  it('translates the errors that are shown when the language is switched', async () => {
    form = await mountForm('/join', 'en');
    form.press();
    await screen.findByRole('alert');
    await form.switchLanguage('ar');
    expect(form.field(words.ar.join.form.phone)).toHaveAccessibleDescription(TEXTS.ar.phone);
    expect(form.field(words.ar.join.form.name)).toHaveAccessibleDescription(TEXTS.ar.required);
  });

  it('keeps what was chosen for a visitor who comes back, and forgets a choice that is none', async () => {
    form = await mountForm('/join', 'en');
    await form.fill({ 'Years of experience': '5-3', [words.en.join.form.license]: true });
    await form.unmount();
    form = await mountForm('/join', 'en');
    expect(form.field('Years of experience')).toHaveValue('5-3');
    expect(form.field(words.en.join.form.license)).toBeChecked();
    await form.unmount();
    window.sessionStorage.setItem('draft:join', '{"experience":"99","name":"a"}');
    form = await mountForm('/join', 'en');
    expect(form.field('Years of experience')).toHaveValue('0');
    expect(form.field('Full name')).toHaveValue('a');
  });
});
