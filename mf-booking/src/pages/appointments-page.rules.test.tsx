import type { Language } from '@shared/contract';
import { ok } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BOOK,
  mountForm,
  requestsOf,
  VALID,
  words,
  YESTERDAY,
  type MountedForm,
  type Typed,
} from './appointments.test-kit.ts';

let form: MountedForm | undefined;
beforeEach(() => window.sessionStorage.clear());
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});

type Rule = [wrong: Partial<Typed>, field: keyof Typed, key: keyof (typeof words)['ar']['errors']];

const RULES: Rule[] = [
  [{ name: '' }, 'name', 'name_required'],
  [{ name: '   ' }, 'name', 'name_required'],
  [{ name: 'س' }, 'name', 'name_min_length'],
  [{ name: ' س' }, 'name', 'name_min_length'],
  [{ name: '🏠'.repeat(50) }, 'name', 'name_required'],
  [{ name: '\u200b\u2800' }, 'name', 'name_required'],
  [{ name: 'س'.repeat(51) }, 'name', 'name_max_length'],
  [{ phone: '' }, 'phone', 'phone_required'],
  [{ phone: '0412345678' }, 'phone', 'valid_saudi_phone'],
  [{ date: '' }, 'date', 'date_required'],
  [{ date: YESTERDAY }, 'date', 'no_past_booking'],
  [{ from_time: '' }, 'from_time', 'start_time_required'],
  [{ to_time: '' }, 'to_time', 'end_time_required'],
  [{ to_time: '09:00' }, 'to_time', 'end_after_start'],
  [{ to_time: '10:00' }, 'to_time', 'end_after_start'],
];

describe.each<Language>(['ar', 'en'])(
  'rules of the appointment form in %s (specification, section 5)',
  (language) => {
    it.each(RULES)('%j: %s says %s when it is left', async (wrong, name, key) => {
      form = await mountForm({}, language);
      await form.fill({ ...VALID, ...wrong });
      await form.leave(name);
      const message = words[language].errors[key];
      await waitFor(() =>
        expect(form?.field(name)).toHaveAccessibleDescription(expect.stringContaining(message)),
      );
      expect(form.field(name)).toBeInvalid();
      expect(form.button()).toBeDisabled();
    });

    it.each(RULES)('%j: a submit all the same is refused, and nothing is sent', async (wrong, name, key) => {
      form = await mountForm({}, language);
      await form.fill({ ...VALID, ...wrong });
      await waitFor(() => expect(screen.queryByText(words[language].availability.checking)).toBeNull());
      const element = form.button().form;
      await act(async () => void (element && fireEvent.submit(element)));
      const summary = await screen.findByRole('alert');
      await waitFor(() => expect(summary).toHaveFocus());
      fireEvent.click(within(summary).getByRole('link', { name: words[language].errors[key] }));
      expect(form.field(name)).toHaveFocus();
      expect(requestsOf(form, BOOK)).toEqual([]);
    });
  },
);

describe('rules of the appointment form', () => {
  it('translates the errors that are shown when the language is switched', async () => {
    form = await mountForm();
    await form.fill({ name: 'س' });
    await form.leave('name');
    await screen.findByText(words.ar.errors.name_min_length);
    await form.switchLanguage('en');
    expect(screen.getByText('Name must be at least 2 characters')).toBeInTheDocument();
    expect(screen.queryByText(words.ar.errors.name_min_length)).toBeNull();
    expect(form.field('name')).toHaveValue('س');
  });

  it.each(['سس', 'س'.repeat(50), 'عَ'.repeat(50), `س${'🏠'.repeat(49)}`])(
    'takes the name %s',
    async (name) => {
      form = await mountForm();
      await form.fill({ ...VALID, name });
      await form.ready();
      form.press();
      await waitFor(() => expect(form && requestsOf(form, BOOK)).toHaveLength(1));
    },
  );

  it('shows a number in groups once its field is left, and sends its digits, Arabic ones as Latin ones', async () => {
    form = await mountForm();
    await form.fill({ ...VALID, phone: '٠٥١٢٣-٤٥٦٧٨' });
    expect(form.field('phone')).toHaveValue('٠٥١٢٣-٤٥٦٧٨');
    await form.leave('phone');
    expect(form.field('phone')).toHaveValue('051 234 5678');
    await form.ready();
    form.press();
    await waitFor(() => expect(form && requestsOf(form, BOOK)).toHaveLength(1));
    expect(requestsOf(form, BOOK)[0]?.body).toMatchObject({ phone: '0512345678' });
  });

  it('takes back that the end is before the start when the start is moved', async () => {
    form = await mountForm();
    await form.fill({ ...VALID, to_time: '09:00' });
    await form.leave('to_time');
    // At the field, and in the status line.
    await waitFor(() => expect(screen.getAllByText(words.ar.errors.end_after_start)).toHaveLength(2));
    await form.fill({ from_time: '08:00' });
    await waitFor(() => expect(screen.queryByText(words.ar.errors.end_after_start)).toBeNull());
    await form.ready();
  });

  it('knows today as the earliest date', async () => {
    form = await mountForm();
    expect(form.field('date')).toHaveAttribute('min', new Date().toISOString().slice(0, 10));
  });

  it.each<keyof Typed>(['name', 'phone', 'date', 'from_time', 'to_time'])(
    'keeps the button disabled while %s is empty',
    async (name) => {
      form = await mountForm({ 'GET /appointments/check-availability': ok({ available: true }) });
      await form.fill(VALID);
      await form.ready();
      await form.fill({ [name]: '' });
      expect(form.button()).toBeDisabled();
    },
  );
});
