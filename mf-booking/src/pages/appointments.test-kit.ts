import type { ApiExtension, Language } from '@shared/contract';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeAnswer,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';

export const words = { ar, en } as const;

export const CHECK = 'GET /appointments/check-availability';
export const BOOK = 'POST /appointments/add';
export const SLOTS = 'GET /appointments/slots';
export const DAYS = 'GET /appointments/days';
export const HOURS = 'GET /appointments/hours';

/** Until when a viewing may be changed, and what is said of one after that, where nobody says another time. */
export const POLICY = {
  ar: {
    change: 'يمكنك إلغاء الموعد أو تعديله حتى 24 ساعة قبله.',
    tooLate: 'بقي أقل من 24 ساعة، أو انتهى الموعد. لتغييره يرجى الاتصال بنا.',
  },
  en: {
    change: 'You can cancel or change it up to 24 hours before.',
    tooLate: 'Less than 24 hours are left, or it is over. To change it, please call us.',
  },
} as const;

/** What the reference API says by default. */
export const USUAL_HOURS = {
  timeZone: 'Asia/Riyadh',
  days: [6, 0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '20:00',
  holidays: [] as string[],
  leastMinutes: 15,
  mostMinutes: 120,
  daysAhead: 90,
};

/** Everything is in sight at once. */
class Sight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
    queueMicrotask(() => act(() => this.#tell(seen, this as unknown as IntersectionObserver)));
  }
  disconnect() {}
}

Object.assign(window, { IntersectionObserver: Sight });

export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day that the rules accept, whenever the tests run. */
export const TOMORROW = dayAhead(1);
export const YESTERDAY = dayAhead(-1);

export const VALID = {
  name: 'Sara Ali',
  phone: '0512345678',
  date: TOMORROW,
  from_time: '10:00',
  to_time: '10:30',
};
export type Typed = typeof VALID;

/** The first such day of the week from the day after tomorrow on; 5 is Friday. */
export const weekday = (wanted: (day: number) => boolean) => {
  for (let days = 2; ; days += 1) {
    if (wanted(new Date(`${dayAhead(days)}T00:00:00Z`).getUTCDay())) return dayAhead(days);
  }
};
/** Days on which the reference API's brokerage is closed, and open. */
export const FRIDAY = weekday((day) => day === 5);
export const OPEN = { ...VALID, date: weekday((day) => day !== 5) };

export interface MountedForm extends MountedRemote {
  field(name: keyof Typed): HTMLInputElement;
  fill(values: Partial<Typed>): Promise<void>;
  /** Leaves a field, as a visitor does who goes on to the next one. */
  leave(name: keyof Typed): Promise<void>;
  button(): HTMLButtonElement;
  ready(): Promise<void>;
  press(): void;
}

/** The appointment page, mounted by the remote's public lifecycles. */
export async function mountForm(
  answers: Readonly<Record<string, FakeAnswer>> = {},
  language: Language = 'ar',
  url = '/Appointments',
  extensions: readonly ApiExtension[] = [],
): Promise<MountedForm> {
  const http = createFakeHttp(
    { [CHECK]: ok({ available: true }), [BOOK]: ok({ data: {} }), ...answers },
    extensions,
  );
  const mounted = await mountRemote(remote, { url, language, http });
  const page = within(mounted.element);
  await page.findByRole('heading', { level: 1 });
  const field = (name: keyof Typed) => {
    const label = words[document.documentElement.lang as Language].form[name];
    const found = page.getByLabelText((text) => text.replace(' *', '') === label);
    return found as HTMLInputElement;
  };
  const button = () => {
    const found = page.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit');
    if (!found) throw new Error('the form has no button to submit it');
    return found;
  };
  return {
    ...mounted,
    field,
    button,
    async fill(values) {
      for (const [name, value] of Object.entries(values) as [keyof Typed, string][]) {
        await act(async () => void fireEvent.change(field(name), { target: { value } }));
      }
    },
    leave: (name) => act(async () => void fireEvent.blur(field(name))),
    ready: () => waitFor(() => expect(button()).toBeEnabled()),
    press: () => void fireEvent.click(button()),
  };
}

/** The page on an API that says its hours. */
export const mountWithHours = (
  language: Language,
  hours: object = USUAL_HOURS,
  answers: Readonly<Record<string, FakeAnswer>> = {},
): Promise<MountedForm> =>
  mountForm(
    { [HOURS]: ok({ data: hours }), [SLOTS]: ok({ data: [] }), ...answers },
    language,
    '/Appointments',
    ['appointments.hours'],
  );

/** Requests of one call. */
export const requestsOf = ({ http }: MountedForm, call: string) =>
  http.requests.filter(({ method, path }) => `${method} ${path}` === call);

export const status = () => screen.getByRole('status');
