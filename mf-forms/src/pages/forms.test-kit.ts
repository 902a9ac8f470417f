import type { Language } from '@shared/contract';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeAnswer,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent, within } from '@testing-library/react';
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
  url: '/contact' | '/join',
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

/** Bodies that were posted. */
export const sentBy = ({ http }: MountedForm) =>
  http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** Headers of what was posted. */
export const sentHeaders = (form: MountedForm | undefined) =>
  (form?.http.requests ?? []).filter(({ method }) => method === 'POST').map(({ headers }) => headers);
