import { brand } from '@shared/brand';
import type { HttpResult, Language } from '@shared/contract';
import { API_EXTENSIONS } from '@shared/contract';
import { callLink, formatFor } from '@shared/i18n';
import { ok, offline, status as answer } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BOOK,
  HOURS,
  mountForm,
  requestsOf,
  SLOTS,
  USUAL_HOURS,
  VALID,
  words,
  type MountedForm,
  dayAhead,
  POLICY,
} from './appointments.test-kit.ts';

const FIND = 'POST /appointments/find';
const CANCEL = 'POST /appointments/cancel';
const MOVE = 'POST /appointments/move';

let form: MountedForm | undefined;
let tickets = 0;
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  window.sessionStorage.clear();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  await form?.unmount();
  form = undefined;
  window.history.replaceState(null, '', '/');
});
afterAll(() => log.mockRestore());

const openDay = (days: number) =>
  new Date(`${dayAhead(days)}T00:00:00Z`).getUTCDay() === 5 ? dayAhead(days + 1) : dayAhead(days);
const DATE = openDay(3);
const LATER = openDay(9);

/** What was read of one link is kept: each test has another. */
const newTicket = () => {
  tickets += 1;
  return { reference: '482915', link: `link-${tickets}`.padEnd(32, 'x') };
};

const PROPERTY = {
  _id: 'villa-7',
  name_ar: 'فيلا في الملقا',
  name_en: 'Villa in Al Malqa',
  whatsapp: '+966512340000',
  location: {
    city: 'الرياض',
    city_en: 'Riyadh',
    district: 'الملقا',
    district_en: 'Al Malqa',
    lat: 24.8,
    lng: 46.6,
  },
};

const bookedAs = (ticket: { reference: string }, change: object = {}) => ({
  reference: ticket.reference,
  name: VALID.name,
  phone: VALID.phone,
  date: DATE,
  fromTime: '10:00',
  toTime: '10:30',
  property: PROPERTY._id,
  cancelled: false,
  changeable: true,
  revision: 0,
  ...change,
});

const mount = (language: Language, url: string, answers: Record<string, HttpResult>) =>
  mountForm(
    {
      [HOURS]: ok({ data: USUAL_HOURS }),
      [SLOTS]: ok({ data: [{ fromTime: '16:00', toTime: '16:30' }] }),
      [`GET /home/homes/${PROPERTY._id}`]: ok({ data: PROPERTY }),
      'GET /settings/get': ok({ data: { phone: '+966112223344' } }),
      ...answers,
    },
    language,
    url,
    API_EXTENSIONS,
  );

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const card = (heading: string) => screen.findByRole('region', { name: heading });

// First: settings that have arrived once are kept for the life of the module.
describe.each<Language>(['ar', 'en'])('settings that failed, in %s', (language) => {
  const { settingsFailed, summary, manage } = words[language];
  const mountTicket = async (change: object, property: object) => {
    const ticket = newTicket();
    const id = `of-${ticket.link}`;
    form = await mount(language, `/Appointments#ticket=${ticket.link}`, {
      [FIND]: ok({ data: bookedAs(ticket, { property: id, ...change }) }),
      [`GET /home/homes/${id}`]: ok({ data: { ...PROPERTY, _id: id, ...property } }),
      'GET /settings/get': answer(404),
    });
    const shown = within(await card(summary.heading));
    await shown.findByText(PROPERTY[`name_${language}`]);
    return shown;
  };

  it("are said where the brand's own number is to be called", async () => {
    const shown = await mountTicket({ changeable: false }, { phone: PROPERTY.whatsapp });
    expect(await shown.findByText(settingsFailed)).toBeInTheDocument();
    const href = callLink(brand.contact.phone);
    expect(shown.getByRole('link', { name: new RegExp(manage.call) })).toHaveAttribute('href', href);
  });

  it("are said where the chat is the brand's own", async () => {
    const shown = await mountTicket({}, { whatsapp: undefined });
    expect(await shown.findByText(settingsFailed)).toBeInTheDocument();
  });

  it('are nothing to say where all numbers are of the property', async () => {
    const shown = await mountTicket({}, { phone: PROPERTY.whatsapp });
    await waitFor(() => expect(form && requestsOf(form, 'GET /settings/get')).not.toHaveLength(0));
    expect(shown.queryByText(settingsFailed)).toBeNull();
  });
});

describe.each<Language>(['ar', 'en'])('the ticket of a booking in %s', (language) => {
  const { summary, manage, errors } = words[language];

  it('has its reference, its place and its private link, in the calendar and in the chat too', async () => {
    const ticket = newTicket();
    form = await mount(language, `/Appointments?property=${PROPERTY._id}`, {
      [BOOK]: ok({ data: { stored: true, ...ticket } }),
      [FIND]: ok({ data: bookedAs(ticket) }),
    });
    await form.fill({ ...VALID, date: DATE });
    await form.ready();
    form.press();
    const shown = within(await card(summary.heading));
    expect(requestsOf(form, BOOK)[0]?.body).toMatchObject({ property: PROPERTY._id });
    expect(shown.getByText('482 915')).toBeInTheDocument();
    expect(window.location.hash).toBe(`#ticket=${ticket.link}`);
    expect(window.location.search).toBe(`?property=${PROPERTY._id}`);

    const place = language === 'ar' ? 'الملقا، الرياض' : 'Al Malqa, Riyadh';
    const map = await shown.findByRole('link', { name: place });
    expect(map).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=24.8,46.6');
    await waitFor(() => {
      const link = shown.getByRole('link', { name: summary.calendar });
      const file = decodeURIComponent(link.getAttribute('href')?.replace(/^[^,]*,/, '') ?? '').replaceAll(
        '\r\n ',
        '',
      );
      expect(file).toContain('UID:482915@localhost');
      expect(file).toContain('GEO:24.8;46.6');
      expect(file).toContain(`URL:http://localhost/Appointments?lang=${language}#ticket=${ticket.link}`);
      expect(file).toContain('tel:+966112223344');
      expect(file).toMatch(new RegExp(`LOCATION:.*${place.replace(/[,،].*/, '')}`));
      expect(file).toContain('query=24.8\\,46.6');
    });
    const chat = shown.getByRole('link', { name: summary.chat }).getAttribute('href') ?? '';
    expect(chat).toMatch(/^https:\/\/wa\.me\/966512340000\?text=/);
    expect(decodeURIComponent(chat)).toContain('رقم الحجز: 482 915');
    // The secret goes into no message to somebody else.
    expect(chat).not.toContain(ticket.link);
  });

  it('is there again after a reload, and nothing of it stands in an address that is asked for', async () => {
    const ticket = newTicket();
    form = await mount(language, `/Appointments#ticket=${ticket.link}`, {
      [FIND]: ok({ data: bookedAs(ticket) }),
    });
    const shown = within(await card(summary.heading));
    expect(shown.getByText(formatFor(language).date(DATE, 'full'))).toBeInTheDocument();
    expect(shown.getByText(VALID.name)).toBeInTheDocument();
    const asked = form.http.requests.map(({ path, query, headers }) =>
      JSON.stringify([path, query, headers]),
    );
    expect(asked.join()).not.toContain(ticket.link);
    expect(requestsOf(form, FIND)[0]?.body).toEqual({ link: ticket.link });
  });

  it('is cancelled after one question', async () => {
    const ticket = newTicket();
    const cancelled = bookedAs(ticket, { cancelled: true, changeable: false, revision: 1 });
    form = await mount(language, `/Appointments#ticket=${ticket.link}`, {
      [FIND]: ok({ data: bookedAs(ticket) }),
      [CANCEL]: ok({ data: cancelled }),
    });
    await card(summary.heading);
    await press(manage.cancel);
    expect(requestsOf(form, CANCEL)).toEqual([]);
    await press(manage.keep);
    await press(manage.cancel);
    await press(manage.yes);
    await card(summary.cancelled);
    expect(requestsOf(form, CANCEL)).toHaveLength(1);
    expect(form.toasts).toMatchObject([{ toast: { title: manage.cancelled.title } }]);
    expect(screen.queryByRole('button', { name: manage.move })).toBeNull();
    expect(screen.queryByRole('link', { name: summary.calendar })).toBeNull();
  });

  it('moves to a free time, and not to one that is closed or taken', async () => {
    const ticket = newTicket();
    form = await mount(language, `/Appointments#ticket=${ticket.link}`, {
      [FIND]: ok({ data: bookedAs(ticket) }),
      [MOVE]: { ok: false, failure: { kind: 'status', status: 409, code: 'conflict' } },
    });
    await card(summary.heading);
    await press(manage.move);
    const move = within(screen.getByRole('form', { name: manage.new }));
    const date = move.getByLabelText((text) => text.startsWith(words[language].form.date));
    const set = (value: string) => act(async () => void fireEvent.change(date, { target: { value } }));
    await set(openDay(3).replace(DATE, '2999-01-01'));
    expect(await move.findByText(errors.day_too_far)).toBeInTheDocument();
    expect(move.getByRole('button', { name: manage.save })).toBeDisabled();
    await set(LATER);
    await act(async () => void fireEvent.click(await move.findByRole('button', { name: /4:00/ })));
    await press(manage.save);
    expect(await move.findByText(errors.time_conflict_alert)).toBeInTheDocument();
    const slot = { date: LATER, fromTime: '16:00', toTime: '16:30' };
    form.http.answer(MOVE, ok({ data: bookedAs(ticket, { ...slot, revision: 1 }) }));
    form.http.answer(FIND, ok({ data: bookedAs(ticket, { ...slot, revision: 1 }) }));
    await press(manage.save);
    await waitFor(() => expect(form?.toasts).toMatchObject([{ toast: { title: manage.moved.title } }]));
    expect(requestsOf(form, MOVE).at(-1)?.body).toEqual({ link: ticket.link, ...slot });
    expect(await screen.findByText(formatFor(language).date(LATER, 'full'))).toBeInTheDocument();
  });

  it('within a day says to call', async () => {
    const ticket = newTicket();
    form = await mount(language, `/Appointments#ticket=${ticket.link}`, {
      [FIND]: ok({ data: bookedAs(ticket, { changeable: false }) }),
    });
    await card(summary.heading);
    expect(await screen.findByText(POLICY[language].tooLate)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: manage.cancel })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(manage.call) })).toHaveAttribute(
        'href',
        'tel:+966112223344',
      ),
    );
  });

  it.each<[string, HttpResult, 'unknown' | 'failed']>([
    ['opens nothing', answer(404), 'unknown'],
    ['is none', answer(400), 'unknown'],
    ['cannot be asked', offline, 'failed'],
  ])('that %s says so, and the form is there', async (_what, result, key) => {
    const { link } = newTicket();
    form = await mount(language, `/Appointments#ticket=${link}`, { [FIND]: result });
    expect(await screen.findByText(summary[key], { exact: false }, { timeout: 3000 })).toBeInTheDocument();
    expect(form.field('name')).toBeInTheDocument();
  });
});

it('of an API of the specification alone there is none: nothing is sent beyond its fields, nothing is asked', async () => {
  form = await mountForm({}, 'ar', `/Appointments?property=${PROPERTY._id}#ticket=${'x'.repeat(32)}`);
  await form.fill(VALID);
  await form.ready();
  form.press();
  await card(words.ar.summary.heading);
  expect(Object.keys(requestsOf(form, BOOK)[0]?.body as object)).toEqual([
    'name',
    'phone',
    'date',
    'fromTime',
    'toTime',
  ]);
  expect(requestsOf(form, FIND)).toEqual([]);
  expect(screen.queryByText(words.ar.summary.reference)).toBeNull();
});
