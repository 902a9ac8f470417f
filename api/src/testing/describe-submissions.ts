import { randomUUID } from 'node:crypto';
import type { Answer, ApiClient } from './api-under-test.ts';
import { APPLICATION, BOOKING, dayAhead, MESSAGE } from './api-under-test.ts';

/** What is stored of a form, what is not, and how the brokerage takes it out. */
export function describeSubmissions({ call, post, exported, exportedByCommand }: ApiClient): void {
  const FORMS = [
    ['/contact/send', 'contact', MESSAGE],
    ['/brokers/add', 'brokers', APPLICATION],
    ['/appointments/add', 'appointments', { ...BOOKING, date: dayAhead(300) }],
  ] as const;

  test.each([
    ['ar', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['', ''],
  ])(
    'every form is stored with its time and the language of %j',
    async (header, language) => {
      const before = new Date(Date.now() - 1000).toISOString();
      for (const [path, sheet, body] of FORMS) {
        const name = `Visitor ${sheet} ${header}`.trim();
        const unlike = sheet === 'appointments' ? { date: dayAhead(301 + header.length) } : {};
        const headers: Record<string, string> = header === '' ? {} : { 'accept-language': header };
        expect((await post(path, { ...body, ...unlike, name }, headers)).status).toBe(201);
        const [row, ...more] = (await exported(sheet)).filter((cells) => cells.includes(name));
        expect(more).toEqual([]);
        const [stored, received] = row?.slice(-2) ?? [];
        // Without the header, the tests' own client names every language alike.
        expect(stored).toBe(language);
        expect(Date.parse(received ?? '')).toBeGreaterThanOrEqual(Date.parse(before) - 1000);
        expect(Date.parse(received ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
      }
    },
    60_000,
  );

  test.each(FORMS)(
    'POST %s: who fills the hidden field is answered as if it were stored',
    async (path, sheet, body) => {
      const name = 'A robot';
      const honest = await post(path, { ...body, name: `A person at ${path}`, website: '' });
      const robot = await post(path, { ...body, name, website: 'https://spam.example' });
      expect(honest.status).toBe(201);
      expect(robot.status).toBe(201);
      const shapeOf = (answer: Answer) =>
        Object.entries(answer.body.data as object).map(([field, value]) => [field, String(value).length]);
      expect(shapeOf(robot)).toEqual(shapeOf(honest));
      const rows = await exported(sheet);
      expect(rows.filter((cells) => cells.includes(name))).toEqual([]);
      expect(rows.filter((cells) => cells.includes(`A person at ${path}`))).toHaveLength(1);
    },
  );

  describe.each([
    ['/contact/send', 'contact', MESSAGE, { message: 'Another message.' }],
    ['/brokers/add', 'brokers', APPLICATION, { license: true }],
  ] as const)('POST %s with an Idempotency-Key', (path, sheet, body, change) => {
    const withKey = (key: string) => ({ 'idempotency-key': key });

    test('that comes ten times at once, and once more, is stored once, and all are told so', async () => {
      const name = `Repeated ${randomUUID()}`;
      const key = randomUUID();
      const send = () => post(path, { ...body, name }, withKey(key));
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      answers.push(await send());
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await exported(sheet)).filter((cells) => cells.includes(name))).toHaveLength(1);
    });

    test('is refused when the key stands for other values, or is none', async () => {
      const key = randomUUID();
      const name = `Reused ${key}`;
      await post(path, { ...body, name }, withKey(key));
      expect(await post(path, { ...body, name, ...change }, withKey(key))).toMatchObject({
        status: 422,
        body: { error: { code: 'key_reused' } },
      });
      expect(await post(path, { ...body, name }, withKey('1'))).toMatchObject({
        status: 400,
        body: { error: { fields: { 'idempotency-key': 'pattern' } } },
      });
      expect((await exported(sheet)).filter((cells) => cells.includes(name))).toHaveLength(1);
    });
  });

  test('what was sent is stored without the white space around it', async () => {
    await post('/contact/send', {
      ...MESSAGE,
      name: '  Spacious ',
      message: '\n A message.\n\nIn two parts. ',
    });
    const row = (await exported('contact')).find((cells) => cells[1] === 'Spacious');
    expect(row?.[4]).toBe('A message.\n\nIn two parts.');
  });

  test('a robot learns nothing from a slot that is taken or a body that is wrong', async () => {
    const robot = { website: 'x', name: 5 };
    expect((await post('/appointments/add', robot)).status).toBe(201);
    expect((await post('/contact/send', robot)).body).toEqual({ data: { stored: true } });
  });

  test('the export holds what was sent, in the order of the heading', async () => {
    const message = { ...MESSAGE, name: 'سارة', message: 'أرغب في زيارة الفيلا' };
    await post('/contact/send', message, { 'accept-language': 'ar' });
    const rows = await exportedByCommand('contact');
    expect(rows).toEqual(await exported('contact'));
    const row = rows.findLast((cells) => cells[1] === 'سارة');
    expect(row?.slice(1, 6)).toEqual(['سارة', message.email, message.subject, message.message, 'ar']);
  });

  test('the API goes on while it is exported', async () => {
    const [rows, settings] = await Promise.all([exported('brokers'), call('/settings/get')]);
    expect(rows.length).toBeGreaterThan(0);
    expect(settings.status).toBe(200);
  });
}
