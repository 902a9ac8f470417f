import type { Language } from '@shared/contract';
import {
  createFakeHttp,
  mountRemote,
  ok,
  status,
  type FakeAnswer,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';

export const words = { ar, en } as const;

export const SETTINGS = 'GET /settings/get';

export interface MountedForm extends MountedRemote {
  /** A field by the text of its label, whatever marks it as required. */
  field(label: string): HTMLInputElement;
  fill(values: Readonly<Record<string, string | boolean>>): Promise<void>;
  leave(label: string): Promise<void>;
  button(): HTMLButtonElement;
  press(): void;
}

/** A page of the remote, mounted by its public lifecycles. */
export async function mountForm(
  url: '/contact' | '/join' | '/privacy' | '/accessibility',
  language: Language = 'ar',
  answers: Readonly<Record<string, FakeAnswer>> = {},
): Promise<MountedForm> {
  const http = createFakeHttp({
    [SETTINGS]: ok({ data: {} }),
    'POST /contact/send': ok({}),
    'POST /brokers/add': ok({}),
    ...answers,
  });
  const mounted = await mountRemote(remote, { url, language, http });
  const page = within(mounted.element);
  await page.findByRole('heading', { level: 1 });
  const field = (label: string) =>
    page.getByLabelText<HTMLInputElement>((text) => text.replace(' *', '') === label);
  const button = () => page.getByRole<HTMLButtonElement>('button');
  return {
    ...mounted,
    field,
    button,
    async fill(values) {
      for (const [label, value] of Object.entries(values)) {
        await act(async () => {
          if (typeof value === 'string') fireEvent.change(field(label), { target: { value } });
          else if (field(label).checked !== value) fireEvent.click(field(label));
        });
      }
    },
    leave: (label) => act(async () => void fireEvent.blur(field(label))),
    press: () => void fireEvent.click(button()),
  };
}

/** Fills the field that people do not see. */
export const fillTrap = ({ element }: MountedForm) => {
  const trap = element.querySelector('input[name="website"]');
  if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
};

/** What a form says of privacy, with its links. */
export function noticeOf(text: string): HTMLElement {
  const { parentElement } = screen.getByText(text);
  if (!parentElement) throw new Error('the notice stands nowhere');
  return parentElement;
}

/** Bodies that were posted. */
export const sentBy = ({ http }: MountedForm) =>
  http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** Headers of what was posted. */
const sentHeaders = ({ http }: MountedForm) =>
  http.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers);

/** What is sent again is the same attempt, until it is changed, refused for its content or taken. The form's API is offline. */
export async function expectOneAttempt(
  form: MountedForm,
  call: string,
  values: Readonly<Record<string, string | boolean>>,
  nameLabel: string,
): Promise<void> {
  const keys = () => sentHeaders(form).map((headers) => headers?.['Idempotency-Key']);
  const press = async (count: number) => {
    await waitFor(() => expect(form.button()).toBeEnabled());
    form.press();
    await waitFor(() => expect(keys()).toHaveLength(count));
  };
  await form.fill(values);
  await press(1);
  await press(2);
  await form.fill({ [nameLabel]: 'Sara' });
  await press(3);
  form.http.answer(call, status(422));
  await press(4);
  form.http.answer(call, ok({}));
  await press(5);
  await waitFor(() => expect(form.field(nameLabel)).toHaveValue(''));
  const [first, second, third, fourth, fifth] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
  // The API knows that key for something else.
  expect(fifth).not.toBe(fourth);
  expect(window.sessionStorage).toHaveLength(0);
}
