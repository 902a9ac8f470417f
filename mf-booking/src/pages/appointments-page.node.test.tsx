import type { Language } from '@shared/contract';
import { createFakeHttp, offline, ok, renderRemote } from '@shared/remote-kit/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';

describe('the appointment page from the server', () => {
  it.each([
    ['ar', ar],
    ['en', en],
  ] as const)('holds the whole form in %s', async (language, { page, form, policy }) => {
    const { html, head, complete } = await renderRemote(remote, { url: '/Appointments', language });
    expect(complete).toBe(true);
    expect(head).toMatchObject({
      title: page.title,
      description: page.description,
      canonical: '/Appointments',
    });
    for (const text of [
      form.name,
      form.phone,
      form.date,
      form.from_time,
      form.to_time,
      form.submit,
      policy.late,
    ]) {
      expect(html).toContain(text);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('holds nothing that depends on the day, on storage or on inline styles', async () => {
    const { html } = await renderRemote(remote, { url: '/Appointments' });
    expect(html).not.toMatch(/ min="/);
    expect(html).not.toMatch(/ style="/);
    expect(html).toMatch(/<button[^>]* disabled=""/);
  });

  it.each<[number, string, string]>([
    [0, 'حتى بدايته.', 'until it begins.'],
    [1, 'حتى ساعة واحدة قبله.', 'up to 1 hour before.'],
    [2, 'حتى ساعتين قبله.', 'up to 2 hours before.'],
    [6, 'حتى 6 ساعات قبله.', 'up to 6 hours before.'],
    [48, 'حتى 48 ساعة قبله.', 'up to 48 hours before.'],
  ])(
    'says with the API until when a viewing may be changed: %i hours',
    async (changeHours, arabic, english) => {
      const hours = { timeZone: 'Asia/Riyadh', days: [6, 0], opens: '10:00', closes: '20:00', holidays: [] };
      const limits = { leastMinutes: 15, mostMinutes: 120, daysAhead: 90, changeHours };
      const answers = { 'GET /appointments/hours': ok({ data: { ...hours, ...limits } }) };
      for (const [language, said] of Object.entries({ ar: arabic, en: english }) as [Language, string][]) {
        const http = createFakeHttp(answers, ['appointments.hours']);
        const { html } = await renderRemote(remote, { url: '/Appointments', language, http });
        expect(html).toContain(said);
        expect(html).not.toMatch(/24 (?:hours|ساعة)/);
      }
    },
  );

  it('names the property, and does without when it cannot be had', async () => {
    const url = '/Appointments?property=p1';
    const property = { _id: 'p1', name_ar: 'فيلا في الملقا', name_en: 'Villa' };
    const http = createFakeHttp({ 'GET /home/homes/p1': ok({ data: property }) });
    expect((await renderRemote(remote, { url, http })).html).toContain('فيلا في الملقا');
    const failing = createFakeHttp({ 'GET /home/homes/p1': offline });
    const { html, complete } = await renderRemote(remote, { url, http: failing });
    expect(complete).toBe(false);
    expect(html).toContain(ar.form.submit);
  });

  it('keeps the room of days to choose from, and asks for none', async () => {
    const http = createFakeHttp({}, ['appointments.days']);
    const { html } = await renderRemote(remote, { url: '/Appointments', http });
    expect(html).toContain(ar.days.loading);
    expect(html).not.toContain('type="radio"');
    expect(http.requests).toEqual([]);
  });
});
