import { brand } from '@shared/brand';
import { contactNotice, noticeLinks } from '@shared/brand/form-notices';
import type { HttpResult, Language } from '@shared/contract';
import { expectSameKeys } from '@shared/i18n/testing';
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

const SEND = 'POST /contact/send';

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

/** The specification's own texts, section 5 and 8. */
const TEXTS = {
  ar: {
    required: 'هذا الحقل مطلوب',
    email: 'عنوان البريد الإلكتروني غير صحيح',
    message: 'يجب ألا تقل الرسالة عن 10 أحرف',
    longMessage: 'يجب ألا تزيد الرسالة على 5000 حرف',
    longName: 'يجب ألا يزيد الاسم على 200 حرف',
    sending: 'جاري الإرسال...',
    success: { title: 'تم إرسال الرسالة بنجاح', description: 'شكرًا لتواصلك معنا. سنرد عليك خلال 24 ساعة' },
    failure: { title: 'خطأ في الإرسال', description: 'حدث خطأ أثناء إرسال رسالتك. يرجى المحاولة مرة أخرى' },
  },
  en: {
    required: 'This field is required',
    email: 'Invalid email address',
    message: 'Message must be at least 10 characters',
    longMessage: 'Message must be at most 5,000 characters',
    longName: 'Name must be at most 200 characters',
    sending: 'Sending...',
    success: {
      title: 'Message sent successfully',
      description: "Thank you for contacting us. We'll respond within 24 hours",
    },
    failure: {
      title: 'Submission error',
      description: 'An error occurred while sending your message. Please try again',
    },
  },
} as const;

it('says the same in both languages', () => expectSameKeys(words.ar, words.en));

// First: what has arrived once is kept for the life of the module.
it.each<Language>(['ar', 'en'])(
  "says beside the brand's own details that the settings failed, in %s",
  async (language) => {
    form = await mountForm('/contact', language, { 'GET /settings/get': status(404) });
    expect(await screen.findByText(words[language].settingsFailed)).toBeInTheDocument();
  },
);

describe.each<Language>(['ar', 'en'])('the contact form in %s', (language) => {
  const label = words[language].contact.form;
  const text = TEXTS[language];
  const VALID = {
    [label.name]: 'Sara Ali',
    [label.email]: 'sara@example.com',
    [label.subject]: 'Partnership',
    [label.message]: 'ten chars!',
  };

  it('refuses what is missing or wrong, at its field and in a summary that leads there', async () => {
    const rows = [
      ['name', '', text.required],
      ['name', '  ', text.required],
      ['email', '', text.required],
      ['email', 'sara', text.email],
      ['email', 'sara@example', text.email],
      ['email', 'sara@example.c', text.email],
      ['email', 'sara@@example.com', text.email],
      ['email', 'sa ra@example.com', text.email],
      ['email', 'سارة@example.com', text.email],
      ['email', '@example.com', text.email],
      ['subject', '', text.required],
      ['message', '', text.required],
      ['message', 'nine char', text.message],
      ['message', '   nine char   ', text.message],
      ['message', '🏠🏡🏢🏬🏭', text.message],
      ['message', '🏠'.repeat(5001), text.longMessage],
      ['name', `a${'🏠'.repeat(200)}`, text.longName],
      ['email', `${'a'.repeat(250)}@b.co`, text.email],
    ] as const;
    form = await mountForm('/contact', language);
    for (const [name, value, message] of rows) {
      // One after the other, as a visitor would.
      // oxlint-disable no-await-in-loop
      await form.fill({ ...VALID, [label[name]]: value });
      form.press();
      const summary = await screen.findByRole('alert');
      await waitFor(() => expect(summary).toHaveFocus());
      const field = form.field(label[name]);
      expect([name, value, field.getAttribute('aria-invalid')]).toEqual([name, value, 'true']);
      expect(field).toHaveAccessibleDescription(message);
      // What is too long is said, and nothing of it is cut off.
      expect(field).not.toHaveAttribute('maxlength');
      // A message that begins with the field's name does not need it twice.
      const line = message.startsWith(label[name]) ? message : `${label[name]}: ${message}`;
      expect(within(summary).getAllByRole('link')).toHaveLength(1);
      fireEvent.click(within(summary).getByRole('link', { name: line }));
      expect(field).toHaveFocus();
      // Put right, it is no longer said.
      await form.fill(VALID);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      // oxlint-enable no-await-in-loop
    }
    expect(sentBy(form)).toEqual([]);
  });

  it.each(['a@b.co', 'A.B_C%d+e-f@SUB.Example.ORG', '1@2.museum'])('takes the address %s', async (email) => {
    form = await mountForm('/contact', language);
    await form.fill({ ...VALID, [label.email]: email });
    form.press();
    await waitFor(() => expect(form && sentBy(form)).toMatchObject([{ email }]));
  });

  it('counts characters as people see them', async () => {
    form = await mountForm('/contact', language);
    const long = { [label.name]: `a${'👨‍👩‍👧‍👦'.repeat(199)}`, [label.message]: 'عَ'.repeat(5000) };
    await form.fill({ ...VALID, ...long });
    form.press();
    await waitFor(() => expect(form && sentBy(form)).toMatchObject([{ name: long[label.name] }]));
  });

  it('says what is wrong with a field when it is left, and takes it back when it is right', async () => {
    form = await mountForm('/contact', language);
    await form.fill({ [label.email]: 'sara' });
    await form.leave(label.email);
    expect(await screen.findByText(text.email)).toBeInTheDocument();
    await form.fill({ [label.email]: 'sara@example.com' });
    await waitFor(() => expect(screen.queryByText(text.email)).toBeNull());
  });

  it('sends the message, says so, and empties the form', async () => {
    form = await mountForm('/contact', language);
    await form.fill(VALID);
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: text.success }]));
    expect(sentBy(form)).toEqual([
      { name: 'Sara Ali', email: 'sara@example.com', subject: 'Partnership', message: 'ten chars!' },
    ]);
    for (const name of Object.keys(VALID)) expect(form.field(name)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows in the place of the form what was sent and what happens next, and brings the form back', async () => {
    form = await mountForm('/contact', language);
    await form.fill({ ...VALID, [label.message]: 'ten chars!\nمن سطرين' });
    form.press();
    const { sent, subjects } = words[language].contact;
    const heading = await screen.findByRole('heading', { name: sent.heading });
    expect(heading).toHaveFocus();
    expect(form.field(label.name)).not.toBeVisible();
    const receipt = heading.closest('section');
    for (const fact of ['Sara Ali', 'sara@example.com', subjects.Partnership, 'ten chars! من سطرين'])
      expect(receipt).toHaveTextContent(fact);
    const steps = within(receipt ?? document.body).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      sent.next.read,
      `${sent.next.reply} sara@example.com`,
      sent.next.hurry,
    ]);
    expect(steps[1]).toHaveTextContent('24');
    await expectAccessible(form.element);
    fireEvent.click(screen.getByRole('button', { name: sent.again }));
    expect(screen.queryByRole('heading', { name: sent.heading })).toBeNull();
    expect(form.field(label.name)).toBeVisible();
    expect(form.field(label.name)).toHaveValue('');
    expect(screen.getByRole('heading', { name: label.heading })).toHaveFocus();
  });

  it('takes nothing from a visitor who writes again at once', async () => {
    form = await mountForm('/contact', language);
    const message = form.field(label.message);
    // As soon as the form is empty, and before what was sent is shown.
    screen
      .getByRole('heading', { name: label.heading })
      .addEventListener('focus', () => queueMicrotask(() => message.focus()));
    await form.fill(VALID);
    form.press();
    await waitFor(() => expect(form?.toasts).toHaveLength(1));
    await waitFor(() => expect(form?.button()).toHaveTextContent(label.submit));
    expect(message).toHaveFocus();
    expect(screen.queryByRole('heading', { name: words[language].contact.sent.heading })).toBeNull();
  });

  it('says before anything is sent what is taken, why, how long it is kept, and whom to ask', async () => {
    form = await mountForm('/contact', language);
    const notice = noticeOf(contactNotice[language]);
    expect(notice.closest('form')).not.toBeNull();
    expect(within(notice).getByRole('link', { name: noticeLinks.more[language] })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(within(notice).getByRole('link', { name: brand.privacyEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.privacyEmail}`,
    );
  });

  it('tells the API the language, and of a robot that filled every field', async () => {
    form = await mountForm('/contact', language);
    expect(screen.queryByRole('textbox', { name: words[language].form.trap })).toBeNull();
    await form.fill(VALID);
    fillTrap(form);
    form.press();
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: text.success }]));
    expect(sentBy(form)).toMatchObject([{ name: 'Sara Ali', website: 'https://spam.example' }]);
    expect(form.http.requests.at(-1)?.headers).toMatchObject({ 'Accept-Language': language });
  });

  it.each([
    ['no answer', offline],
    ['a timeout', { ok: false, failure: { kind: 'timeout' } } satisfies HttpResult],
    ['an error of the server', status(500)],
    ['a refusal', status(400)],
    ['too many requests', status(429)],
  ])('%s is said, and every value is kept', async (_what, result) => {
    form = await mountForm('/contact', language, { [SEND]: result });
    await form.fill(VALID);
    form.press();
    await waitFor(() =>
      expect(form?.toasts).toMatchObject([{ toast: { ...text.failure, variant: 'destructive' } }]),
    );
    for (const [name, value] of Object.entries(VALID)) expect(form.field(name)).toHaveValue(value);
    expect(form.button()).toBeEnabled();
    expect(form.button()).toHaveTextContent(label.submit);
  });

  it('is one attempt however often it is sent, another when it has changed, and none after success', async () => {
    form = await mountForm('/contact', language, { [SEND]: offline });
    await expectOneAttempt(form, SEND, VALID, label.name);
  });

  it('says that it is sending, and a double click is one request', async () => {
    let reply: (result: HttpResult) => void = () => undefined;
    form = await mountForm('/contact', language, {
      [SEND]: () => new Promise((resolve) => (reply = resolve)),
    });
    await form.fill(VALID);
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
    expect(form.toasts).toHaveLength(1);
  });

  it('offers the six subjects', async () => {
    form = await mountForm('/contact', language);
    const options = within(form.field(label.subject)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'rental',
      'sell',
      'general',
      'Partnership',
      'complaint',
      'other',
    ]);
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(
      Object.values(words[language].contact.subjects),
    );
  });

  it('has its heading, its hours and its head', async () => {
    form = await mountForm('/contact', language);
    const { support, hours, title, description } = words[language].contact;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    // The introduction stands in the column of contact items.
    const column = screen.getByRole('heading', { level: 2, name: support.heading }).closest('section');
    expect(column).toHaveTextContent(/24\/7/);
    expect(column?.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
    expect(screen.queryByText(hours.weekend)).toBeNull();
    expect(screen.getByText(hours.days)).toBeInTheDocument();
    expect(screen.getByText(hours.from)).toBeInTheDocument();
    expect(screen.getByText(hours.to)).toBeInTheDocument();
    const { whatsapp, map } = words[language].contact;
    for (const [name, address] of [
      [whatsapp, /^https:\/\/wa\.me\//],
      [map, /^https:\/\/www\.google\.com\/maps\//],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} ${words[language].outside}` });
      expect(link).toHaveAttribute('href', expect.stringMatching(address));
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(form.heads.at(-1)).toEqual({ title, description, canonical: '/contact' });
  });
});

it('has the hidden row of working hours where the brand says so', async () => {
  const hidden = jest.replaceProperty(brand, 'showsHiddenParts', true);
  form = await mountForm('/contact', 'en');
  expect(screen.getByText('Friday – Saturday')).toBeInTheDocument();
  hidden.restore();
});

describe('the contact form', () => {
  it('translates the errors that are shown when the language is switched', async () => {
    form = await mountForm('/contact');
    form.press();
    await screen.findByRole('alert');
    expect(screen.getAllByText(TEXTS.ar.required)).not.toHaveLength(0);
    await form.switchLanguage('en');
    expect(screen.queryByText(TEXTS.ar.required)).toBeNull();
    expect(form.field('Message')).toHaveAccessibleDescription(TEXTS.en.required);
    expect(
      within(screen.getByRole('alert')).getAllByRole('link', {
        name: /^(Full name|Email|Subject|Message): This field is required$/,
      }),
    ).toHaveLength(4);
  });

  it('keeps what was typed for a visitor who comes back, in either language', async () => {
    form = await mountForm('/contact');
    await form.fill({ الرسالة: 'رسالة لم تكتمل', الموضوع: 'complaint' });
    await form.unmount();
    form = await mountForm('/contact', 'en');
    expect(form.field('Message')).toHaveValue('رسالة لم تكتمل');
    expect(form.field('Subject')).toHaveValue('complaint');
  });

  it('works when the storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    form = await mountForm('/contact', 'en');
    await form.fill({ 'Full name': 'a', Email: 'a@b.co', Subject: 'other', Message: '0123456789' });
    form.press();
    await waitFor(() => expect(form && sentBy(form)).toHaveLength(1));
    jest.mocked(Storage.prototype.getItem).mockRestore();
    jest.mocked(Storage.prototype.setItem).mockRestore();
  });
});
