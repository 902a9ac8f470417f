import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sampleListings } from '../../sample/listings.ts';
import { localTime } from '../config/viewing-hours.ts';
import { exportFrom } from '../export/export-from.ts';
import type { SheetName } from '../export/export-submissions.ts';
import { minutesOf } from '../schemas/appointment.ts';
import {
  APPLICATION,
  BOOKING,
  dayAhead,
  MESSAGE,
  rowsOf,
  type Answer,
  type ApiUnderTest,
} from './api-under-test.ts';
import { describeBookings } from './describe-bookings.ts';
import { describeChanges } from './describe-changes.ts';
import { describeInterleavings } from './describe-interleavings.ts';
import { describeNearby } from './describe-nearby.ts';
import { describeOddValues } from './describe-odd-values.ts';
import { describePageEntries } from './describe-page-entries.ts';
import { describeSubmissions } from './describe-submissions.ts';
import { runCommand } from './start-api.ts';

const SAMPLES = 40;

interface Item {
  _id: string;
  add_Type?: string;
  content?: string;
  publishedAt?: string;
}

/**
 * The calls of the specification's section 7 over HTTP, with whatever database `start` runs them on. It must start
 * with `SAMPLE_LISTINGS` at 40 and rate limits lifted.
 */
export function describeCalls(database: string, start: () => Promise<ApiUnderTest>): void {
  describe(`the API on ${database}`, () => {
    let running: ApiUnderTest | undefined;
    const address = (path: string) => `${running?.api.origin}${path}`;

    const call = async (path: string, init?: RequestInit): Promise<Answer> => {
      const response = await fetch(address(`/api/v1${path}`), init);
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      };
    };
    const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const exported = async (sheet: SheetName) => {
      if (!running) throw new Error('the API is not running');
      const { DATABASE_URL = '', DATA_DIR = '' } = running.variables;
      return rowsOf(await exportFrom({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, sheet));
    };
    const exportedByCommand = async (sheet: SheetName) => {
      if (!running) throw new Error('the API is not running');
      const { code, output } = await runCommand(running.variables, ['export', sheet, '--csv']);
      if (code !== 0) throw new Error(output);
      return rowsOf(output);
    };
    const itemsOf = async (path: string) => {
      const { status, body } = await call(path);
      expect(status).toBe(200);
      return { items: body.data as Item[], total: body.total };
    };

    beforeAll(async () => {
      running = await start();
    }, 90_000);
    afterAll(() => running?.end(), 30_000);

    test.each(['br', 'gzip'])('compresses lists for who takes %s, and no short answer', async (encoding) => {
      const plain = await call('/home/sell', { headers: { 'accept-encoding': 'identity' } });
      const packed = await call('/home/sell', { headers: { 'accept-encoding': encoding } });
      expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, encoding]);
      expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(packed.body).toEqual(plain.body);
      const short = await call('/settings/get', { headers: { 'accept-encoding': encoding } });
      expect(short.headers.get('content-encoding')).toBeNull();
    });

    test('unpacks no request: what comes compressed is refused', async () => {
      const response = await fetch(address('/api/v1/contact/send'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: new Uint8Array(gzipSync(JSON.stringify(MESSAGE))),
      });
      expect(response.status).toBe(400);
    });

    test('GET /settings/get answers the contact data', async () => {
      const { status, body } = await call('/settings/get');
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        phone: expect.stringMatching(/^\+9665\d{8}$/) as string,
        email: expect.stringContaining('@') as string,
        address: expect.stringMatching(/[\u0600-\u06FF]/) as string,
        socialMedia: { linkedin: expect.any(String) as string, tiktok: expect.any(String) as string },
      });
    });

    test.each(['sell', 'rent'])(
      'GET /home/%s answers its own visible listings and their number',
      async (feed) => {
        const { items, total } = await itemsOf(`/home/${feed}`);
        expect(items).toHaveLength(total ?? -1);
        expect(items.length).toBeGreaterThan(SAMPLES / 2 - 6);
        expect(new Set(items.map((item) => item.add_Type))).toEqual(new Set([feed]));
        const page = await itemsOf(`/home/${feed}?limit=3&offset=4`);
        expect(page.items.map((item) => item._id)).toEqual(items.slice(4, 7).map((item) => item._id));
        expect(page.total).toBe(total);
      },
    );

    test('a paging parameter that is no number is refused', async () => {
      const { status, body } = await call('/home/sell?limit=many');
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ code: 'validation', fields: { limit: 'type' } });
    });

    test.each(
      ['/home/sell', '/home/rent', '/blog/'].flatMap((path) =>
        ['abc', 'NaN', '', '0', '1e400', '-1', '1.5'].map((page) => [`${path}?page=${page}`]),
      ),
    )('GET %s is refused', async (path) => {
      const { status, body } = await call(path);
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        code: 'validation',
        fields: { page: expect.any(String) as string },
      });
    });

    test.each(['sell', 'rent'])('GET /home/%s?page pages as the articles do', async (feed) => {
      const all = await itemsOf(`/home/${feed}`);
      const second = await itemsOf(`/home/${feed}?page=2&limit=5`);
      expect(second.items).toEqual(all.items.slice(5, 10));
      expect((await itemsOf(`/home/${feed}?page=1`)).items).toEqual(all.items.slice(0, 24));
    });

    test('GET /home/homes/{id} answers one property, or 404', async () => {
      const { items } = await itemsOf('/home/rent?limit=1');
      const known = await call(`/home/homes/${items[0]?._id}`);
      expect(known.status).toBe(200);
      expect(known.body.data).toEqual(items[0]);
      const unknown = await call('/home/homes/nothing');
      expect(unknown.status).toBe(404);
      expect(unknown.body.error).toEqual({ code: 'not_found', message: expect.any(String) as string });
    });

    test('every field of a listing comes back as it was stored', async () => {
      const sample = sampleListings(SAMPLES).filter(({ display }) => display);
      for (const feed of ['sell', 'rent']) {
        const { items } = await itemsOf(`/home/${feed}`);
        const written = items.map(({ publishedAt, ...listing }) => {
          expect(Date.now() - Date.parse(String(publishedAt))).toBeLessThan(24 * 3_600_000);
          return listing;
        });
        expect(written).toEqual(sample.filter(({ add_Type }) => add_Type === feed));
      }
    });

    test('GET /blog/ answers every article, with or without the slash, newest first', async () => {
      const { items, total } = await itemsOf('/blog/');
      expect(total).toBeGreaterThanOrEqual(30);
      expect(items).toHaveLength(total ?? -1);
      expect(await itemsOf('/blog')).toEqual({ items, total });
      const dates = items.map((item) => (item as unknown as { createdAt: string }).createdAt);
      expect(dates).toEqual([...dates].toSorted().toReversed());
      expect(items[0]?.content).toContain('## ');
    });

    test('GET /blog/?page pages by 24, or by the limit given, and can leave the content out', async () => {
      const all = await itemsOf('/blog/');
      const second = await itemsOf('/blog/?page=2');
      expect(second.items).toEqual(all.items.slice(24, 48));
      expect(second.total).toBe(all.total);
      const small = await itemsOf('/blog/?page=2&limit=5&fields=summary');
      expect(small.items.map((item) => item._id)).toEqual(all.items.slice(5, 10).map((item) => item._id));
      expect(small.items.every((item) => item.content === undefined)).toBe(true);
    });

    test.each(['/settings/get', '/home/sell', '/home/rent', '/blog/', '/listings/search'])(
      'a browser may go by what %s has answered for a moment',
      async (path) => {
        expect((await call(path)).headers.get('cache-control')).toBe('private, max-age=10');
      },
    );

    test('no browser may go by a failure, or by what others change at any moment', async () => {
      const slot = `date=${dayAhead(3)}&fromTime=10:00&toTime=11:00`;
      for (const path of ['/home/sell?limit=none', `/appointments/check-availability?${slot}`])
        expect((await call(path)).headers.get('cache-control')).toBeNull();
    });

    test('GET /blog/{id} answers one article, or 404', async () => {
      const { items } = await itemsOf('/blog/?limit=1');
      const known = await call(`/blog/${items[0]?._id}`);
      expect(known.body.data).toEqual(items[0]);
      expect((await call('/blog/nothing')).status).toBe(404);
    });

    test('POST /contact/send stores a message', async () => {
      expect(await post('/contact/send', MESSAGE)).toMatchObject({
        status: 201,
        body: { data: { stored: true } },
      });
    });

    test.each([
      ['a missing name', { name: undefined }, { name: 'required' }],
      ['a name of spaces', { name: '  ' }, { name: 'required' }],
      ['a name of pictures alone', { name: '🏠'.repeat(30) }, { name: 'pattern' }],
      ['an empty e-mail', { email: '' }, { email: 'required' }],
      ['an e-mail without top-level part', { email: 'sara@example' }, { email: 'pattern' }],
      ['an unknown subject', { subject: 'partnership' }, { subject: 'one_of' }],
      ['a message of nine characters', { message: '123456789' }, { message: 'min_length' }],
      ['a message that a space makes ten', { message: '123456789 ' }, { message: 'min_length' }],
      ['a message of five emoji', { message: '🏠🏡🏢🏬🏭' }, { message: 'min_length' }],
      ['a message of nine letters with their marks', { message: 'عَ'.repeat(9) }, { message: 'min_length' }],
      ['a field that it does not know', { admin: true }, { admin: 'unknown' }],
      ['a number for a name', { name: 5 }, { name: 'type' }],
    ])('POST /contact/send refuses %s', async (_what, change, fields) => {
      const { status, body } = await post('/contact/send', { ...MESSAGE, ...change });
      expect(status).toBe(400);
      expect(body.error).toEqual({ code: 'validation', message: expect.any(String) as string, fields });
    });

    test('POST /contact/send counts characters, not what a computer stores them in', async () => {
      const message = '🏠🏡🏢🏬🏭🏠🏡🏢🏬🏭';
      expect((await post('/contact/send', { ...MESSAGE, message })).status).toBe(201);
      expect((await post('/contact/send', { ...MESSAGE, message: '🏠'.repeat(5000) })).status).toBe(201);
      const family = '👨‍👩‍👧‍👦';
      expect((await post('/contact/send', { ...MESSAGE, name: `a${family.repeat(199)}` })).status).toBe(201);
      for (const [change, fields] of [
        [{ message: family.repeat(9) }, { message: 'min_length' }],
        [{ name: `a${family.repeat(200)}` }, { name: 'max_length' }],
        [{ name: `a${'\u0301'.repeat(1600)}` }, { name: 'max_length' }],
      ])
        expect((await post('/contact/send', { ...MESSAGE, ...change })).body.error).toMatchObject({ fields });
    });

    test('POST /brokers/add stores an application for every experience value', async () => {
      for (const experience of ['0', '3-1', '5-3', '10-5', 'أكثر من 10']) {
        const { status } = await post('/brokers/add', { ...APPLICATION, experience });
        expect(status).toBe(201);
      }
    });

    test.each([
      ['a missing phone', { phone: undefined }, { phone: 'required' }],
      ['an unknown experience', { experience: '7' }, { experience: 'one_of' }],
      ['a licence that is no boolean', { license: 'false' }, { license: 'type' }],
      ['a phone of spaces', { phone: '   ' }, { phone: 'required' }],
      ['a field that it does not know', { admin: true }, { admin: 'unknown' }],
      ['a number of pictures alone', { phone: '🏠'.repeat(30) }, { phone: 'pattern' }],
      ['a number of six digits', { phone: '05 12 34, please' }, { phone: 'pattern' }],
    ])('POST /brokers/add refuses %s', async (_what, change, fields) => {
      expect(await post('/brokers/add', { ...APPLICATION, ...change })).toMatchObject({
        status: 400,
        body: { error: { code: 'validation', fields } },
      });
    });

    test.each([
      ['a name of one letter', { name: 'م' }, { name: 'min_length' }],
      ['a name of one letter and a space', { name: ' a' }, { name: 'min_length' }],
      ['a field that it does not know', { status: 'confirmed' }, { status: 'unknown' }],
      ['a name of pictures alone', { name: '🏠'.repeat(50) }, { name: 'pattern' }],
      ['a name of 51 letters', { name: 'م'.repeat(51) }, { name: 'max_length' }],
      ['a phone that is not Saudi', { phone: '+96551234567' }, { phone: 'pattern' }],
      ['a day before today', { date: dayAhead(-1) }, { date: 'past' }],
      ['a day that no calendar has', { date: '2039-02-30' }, { date: 'pattern' }],
      ['another form of date', { date: '30/11/2039' }, { date: 'pattern' }],
      ['an hour that no clock has', { fromTime: '24:00' }, { fromTime: 'pattern' }],
      ['an end at the start', { toTime: '10:00' }, { toTime: 'not_after_start' }],
      ['a missing end', { toTime: undefined }, { toTime: 'required' }],
    ])('POST /appointments/add refuses %s', async (_what, change, fields) => {
      const { status, body } = await post('/appointments/add', { ...BOOKING, date: dayAhead(60), ...change });
      expect(status).toBe(400);
      expect(body.error).toEqual({ code: 'validation', message: expect.any(String) as string, fields });
    });

    test.each(['+966512345678', '00966512345678', '966512345678', '0512345678', '512345678'])(
      'POST /appointments/add takes the phone %s',
      async (phone) => {
        const date = dayAhead(70 + phone.length);
        expect((await post('/appointments/add', { ...BOOKING, phone, date })).status).toBe(201);
      },
    );

    test('POST /appointments/add counts the characters of a name as people see them', async () => {
      for (const [name, days] of [
        ['عَ'.repeat(50), 91],
        [`م${'🏠'.repeat(49)}`, 92],
      ] as const)
        expect((await post('/appointments/add', { ...BOOKING, name, date: dayAhead(days) })).status).toBe(
          201,
        );
    });

    test('POST /brokers/add takes seven digits, in whatever script and among whatever words', async () => {
      for (const phone of ['1234567', '٢٢٣-٤٥ ٦٧ (صباحًا)', '+965 2222 3333'])
        expect((await post('/brokers/add', { ...APPLICATION, phone })).status).toBe(201);
    });

    test('today can be booked', async () => {
      // Of a day's last three minutes nothing can be booked any more: tomorrow is today then.
      const minutesLeft = 24 * 60 - minutesOf(localTime('Asia/Riyadh', new Date()).slice(11));
      if (minutesLeft <= 3) await pause(minutesLeft * 60_000);
      const slot = { fromTime: '23:58', toTime: '23:59', date: dayAhead(0) };
      expect((await post('/appointments/add', { ...BOOKING, ...slot })).status).toBe(201);
    }, 240_000);

    test('a booked slot is no longer available, overlaps are refused, and touching slots are free', async () => {
      const date = dayAhead(30);
      const isFree = async (fromTime: string, toTime: string) =>
        (await call(`/appointments/check-availability?date=${date}&fromTime=${fromTime}&toTime=${toTime}`))
          .body;
      expect(await isFree('10:00', '10:30')).toEqual({ available: true });
      expect((await post('/appointments/add', { ...BOOKING, date })).status).toBe(201);
      expect(await isFree('10:00', '10:30')).toEqual({ available: false });
      expect(await isFree('10:29', '11:00')).toEqual({ available: false });
      expect(await isFree('10:30', '11:00')).toEqual({ available: true });
      const overlapping = await post('/appointments/add', {
        ...BOOKING,
        date,
        fromTime: '09:00',
        toTime: '10:01',
      });
      expect(overlapping).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
      expect(
        (await post('/appointments/add', { ...BOOKING, date, fromTime: '09:30', toTime: '10:00' })).status,
      ).toBe(201);
      expect(
        (await post('/appointments/add', { ...BOOKING, date, fromTime: '10:30', toTime: '11:00' })).status,
      ).toBe(201);
    });

    test('GET /appointments/check-availability refuses a parameter that it does not know', async () => {
      const slot = `date=${dayAhead(3)}&fromTime=10:00&toTime=11:00`;
      expect(await call(`/appointments/check-availability?${slot}&force=1`)).toMatchObject({
        status: 400,
        body: { error: { fields: { force: 'unknown' } } },
      });
    });

    test('GET /appointments/check-availability refuses a slot that cannot be booked', async () => {
      const { status, body } = await call(
        `/appointments/check-availability?date=${dayAhead(3)}&fromTime=11:00&toTime=10:00`,
      );
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual({ toTime: 'not_after_start' });
    });

    describeBookings({ call, post, exported, exportedByCommand });
    describeChanges({ call, post, exported, exportedByCommand });
    describeInterleavings({ call, post, exported, exportedByCommand });
    describeSubmissions({ call, post, exported, exportedByCommand });
    describeNearby({ call });
    describePageEntries({ call, post, exported, exportedByCommand });
    describeOddValues({ call, post, exported, exportedByCommand }, () => address(''));

    test('a body that is no JSON, or too long, is refused in the same shape', async () => {
      const headers = { 'content-type': 'application/json' };
      const broken = await call('/contact/send', { method: 'POST', headers, body: '{' });
      expect(broken).toMatchObject({ status: 400, body: { error: { code: 'malformed_json' } } });
      const long = await post('/contact/send', { ...MESSAGE, message: 'x'.repeat(40_000) });
      expect(long).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
      const other = await call('/contact/send', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'x',
      });
      expect(other).toMatchObject({ status: 415, body: { error: { code: 'unsupported_media_type' } } });
    });

    test.each(['/home/homes/a%00', '/blog/a%00'])(
      '%s, which no database can hold, names nothing',
      async (path) => {
        expect(await call(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      },
    );

    test.each([
      ['/contact/send', { ...MESSAGE, name: 'Sara\u0000' }, { name: 'pattern' }],
      ['/brokers/add', { ...APPLICATION, phone: '\u0000' }, { phone: 'pattern' }],
      ['/appointments/add', { ...BOOKING, date: dayAhead(90), name: 'Sara\u0000' }, { name: 'pattern' }],
    ])('POST %s refuses a null character', async (path, body, fields) => {
      expect(await post(path, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'validation', fields } },
      });
    });

    test.each(['/settings/get', '/nothing', '/home/sell?limit=many'])(
      'no browser guesses the type of the answer to %s',
      async (path) => {
        expect((await call(path)).headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    test('pages of any origin may read, and none of another site may post', async () => {
      const preflight = await fetch(address('/api/v1/contact/send'), { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
      for (const path of ['/contact/send', '/brokers/add', '/appointments/add']) {
        for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
          expect(await post(path, { website: 'a robot is told no more' }, headers)).toMatchObject({
            status: 403,
            body: { error: { code: 'cross_site' } },
          });
        }
      }
      const own = { 'sec-fetch-site': 'same-origin', origin: `${running?.api.origin}` };
      expect((await post('/contact/send', MESSAGE, own)).status).toBe(201);
      const allowed = preflight.headers.get('access-control-allow-headers');
      expect(allowed?.split(', ')).toEqual(['content-type', 'authorization', 'idempotency-key']);
      expect((await call('/settings/get')).headers.get('access-control-allow-origin')).toBe('*');
    });

    test('GET /api/docs/json is an OpenAPI 3.1 document of all calls', async () => {
      const response = await fetch(address('/api/docs/json'));
      const document = (await response.json()) as {
        openapi: string;
        info: { title: string; version: string };
        paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
      };
      expect(document.openapi).toMatch(/^3\.1\.\d$/);
      expect(document.info).toMatchObject({
        title: expect.any(String) as string,
        version: expect.any(String) as string,
      });
      const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method} ${path}`),
      );
      expect(calls).toEqual(
        expect.arrayContaining([
          'get /api/v1/settings/get',
          'get /api/v1/home/sell',
          'get /api/v1/home/rent',
          'get /api/v1/home/homes/{id}',
          'get /api/v1/listings/near',
          'get /api/v1/blog/',
          'get /api/v1/blog/{id}',
          'post /api/v1/contact/send',
          'post /api/v1/brokers/add',
          'get /api/v1/appointments/check-availability',
          'get /api/v1/appointments/slots',
          'get /api/v1/appointments/days',
          'post /api/v1/appointments/add',
          'get /api/v1/appointments/hours',
          'post /api/v1/appointments/find',
          'post /api/v1/appointments/cancel',
          'post /api/v1/appointments/move',
        ]),
      );
      for (const operations of Object.values(document.paths)) {
        for (const operation of Object.values(operations))
          expect(Object.keys(operation.responses)).not.toHaveLength(0);
        // Whatever takes a body says when it is too long, or of another type.
        const { post: posted } = operations;
        if (posted) expect(Object.keys(posted.responses)).toEqual(expect.arrayContaining(['413', '415']));
      }
      expect((await fetch(address('/api/docs/'))).status).toBe(200);
    });

    test('GET /healthz says that the database answers', async () => {
      const response = await fetch(address('/healthz'));
      expect(await response.json()).toEqual({ status: 'ok' });
    });
  });
}
