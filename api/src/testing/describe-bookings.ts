import { randomUUID } from 'node:crypto';
import type { Answer, ApiClient } from './api-under-test.ts';
import { BOOKING, dayAhead } from './api-under-test.ts';

const BOOKINGS = 1000;
const SETS = 20;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const countOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

/** Who gets a slot, and that whoever was told so finds it in the database. */
export function describeBookings({ call, post, exported }: ApiClient): void {
  const bookedOn = async (date: string) =>
    (await exported('appointments'))
      .filter((row) => row[1] === date)
      .map(([, , fromTime, toTime, name]) => ({ fromTime, toTime, name }));

  test('of a thousand that book twenty overlapping slots at once, each set of slots goes to one', async () => {
    const date = dayAhead(200);
    // All fifty slots of a set share the half hour around its middle, none reaches into the next set.
    const requests = Array.from({ length: BOOKINGS }, (_, index) => {
      const set = index % SETS;
      const attempt = Math.floor(index / SETS);
      return {
        ...BOOKING,
        date,
        name: `Visitor ${index}`,
        fromTime: clock(set * 60 + (attempt % 15)),
        toTime: clock(set * 60 + 60 - (attempt % 7)),
      };
    });
    const answers = await Promise.all(
      requests.map((request) => post('/appointments/add', request, { 'idempotency-key': randomUUID() })),
    );
    expect(countOf(answers)).toEqual({ 201: SETS, 409: BOOKINGS - SETS });
    const winners = requests.filter((_, index) => answers[index]?.status === 201);
    expect(new Set(winners.map(({ fromTime }) => fromTime.slice(0, 2))).size).toBe(SETS);
    const told = winners.map(({ fromTime, toTime, name }) => ({ fromTime, toTime, name }));
    expect(await bookedOn(date)).toEqual(told.toSorted((a, b) => a.fromTime.localeCompare(b.fromTime)));
  }, 60_000);

  test('of slots that each overlap the next, the winners do not overlap, and every loser overlaps a winner', async () => {
    const date = dayAhead(201);
    const requests = Array.from({ length: 200 }, (_, index) => ({
      ...BOOKING,
      date,
      name: `Visitor ${index}`,
      fromTime: clock(480 + (index % SETS) * 15),
      toTime: clock(510 + (index % SETS) * 15),
    }));
    const answers = await Promise.all(requests.map((request) => post('/appointments/add', request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const won = await bookedOn(date);
    expect(won).toHaveLength(answers.filter(({ status }) => status === 201).length);
    for (const { fromTime, toTime } of requests) {
      const over = won.filter((each) => `${each.fromTime}` < toTime && fromTime < `${each.toTime}`);
      const own = over.filter((each) => each.fromTime === fromTime);
      expect(own.length === 1 ? over : own).toHaveLength(own.length);
      expect(over.length).toBeGreaterThan(0);
    }
  }, 60_000);

  describe('a booking with an Idempotency-Key', () => {
    const withKey = (key: string) => ({ 'idempotency-key': key });

    test('that is sent again answers the same and is booked once', async () => {
      const booking = { ...BOOKING, date: dayAhead(210) };
      const key = randomUUID();
      const first = await post('/appointments/add', booking, withKey(key));
      const again = await post('/appointments/add', booking, withKey(key));
      expect([first.status, again.status]).toEqual([201, 201]);
      const ticketOf = ({ body }: Answer) => body.data as { reference: string; link: string };
      expect(ticketOf(again).reference).toBe(ticketOf(first).reference);
      // Whoever lost the first answer has a link of the second; both open it.
      for (const { link } of [first, again].map(ticketOf))
        expect((await post('/appointments/find', { link })).body.data).toMatchObject({ date: booking.date });
      expect(await bookedOn(booking.date)).toHaveLength(1);
    });

    test('that is sent ten times at once is booked once, and all are told so', async () => {
      const booking = { ...BOOKING, date: dayAhead(211) };
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post('/appointments/add', booking, withKey(key))),
      );
      expect(countOf(answers)).toEqual({ 201: 10 });
      expect(await bookedOn(booking.date)).toHaveLength(1);
    });

    test('is refused when the key stands for other values', async () => {
      const booking = { ...BOOKING, date: dayAhead(212) };
      const key = randomUUID();
      await post('/appointments/add', booking, withKey(key));
      const others = [
        { ...booking, name: 'Someone else' },
        { ...booking, fromTime: '15:00', toTime: '15:30' },
        { ...booking, date: dayAhead(213) },
      ];
      for (const other of others) {
        expect(await post('/appointments/add', other, withKey(key))).toMatchObject({
          status: 422,
          body: { error: { code: 'key_reused' } },
        });
      }
      expect(await bookedOn(dayAhead(213))).toEqual([]);
    });

    test('is one of two when both come at once with other values and the same key', async () => {
      const key = randomUUID();
      const answers = await Promise.all(
        [214, 215].map((days) =>
          post('/appointments/add', { ...BOOKING, date: dayAhead(days) }, withKey(key)),
        ),
      );
      expect(countOf(answers)).toEqual({ 201: 1, 422: 1 });
    });

    test('does not stand in the way of its own repetition', async () => {
      const date = dayAhead(216);
      const key = randomUUID();
      await post('/appointments/add', { ...BOOKING, date }, withKey(key));
      const query = `?date=${date}&fromTime=10:00&toTime=10:30`;
      const path = `/appointments/check-availability${query}`;
      expect((await call(path, { headers: withKey(key) })).body).toEqual({ available: true });
      expect((await call(path, { headers: withKey(randomUUID()) })).body).toEqual({ available: false });
      expect((await call(path)).body).toEqual({ available: false });
    });

    test.each(['1', 'x'.repeat(36), `${randomUUID()}0`])('is refused with the key %j', async (key) => {
      const answer = await post('/appointments/add', { ...BOOKING, date: dayAhead(217) }, withKey(key));
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { fields: { 'idempotency-key': 'pattern' } } },
      });
    });
  });

  describe('GET /appointments/slots', () => {
    test('answers the free half hours of the day, and what a booking leaves of one that it touches', async () => {
      const date = dayAhead(220);
      const before = await call(`/appointments/slots?date=${date}`);
      expect(before.status).toBe(200);
      expect(before.body.data).toHaveLength(48);
      await post('/appointments/add', { ...BOOKING, date, fromTime: '10:15', toTime: '11:00' });
      const after = (await call(`/appointments/slots?date=${date}`)).body.data as { fromTime: string }[];
      expect(after).toHaveLength(47);
      expect(after.slice(20, 22)).toEqual([
        { fromTime: '10:00', toTime: '10:15' },
        { fromTime: '11:00', toTime: '11:30' },
      ]);
    });

    test.each([
      ['', { date: 'required' }],
      ['?date=tomorrow', { date: 'pattern' }],
      ['?date=2039-02-30', { date: 'pattern' }],
      [`?date=${dayAhead(-1)}`, { date: 'past' }],
    ])('refuses %j', async (query, fields) => {
      const { status, body } = await call(`/appointments/slots${query}`);
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual(fields);
    });
  });

  describe('GET /appointments/days', () => {
    type Day = { date: string; free: number; closed: boolean };
    const daysFrom = async (query: string) => (await call(`/appointments/days${query}`)).body.data as Day[];

    test('counts of each day what its list offers, a cancelled viewing no more, and says nothing else', async () => {
      const [first, next] = [dayAhead(222), dayAhead(223)];
      const { body } = await post('/appointments/add', { ...BOOKING, date: first });
      await post('/appointments/add', { ...BOOKING, date: next, fromTime: '10:15', toTime: '11:00' });
      const days = await daysFrom(`?from=${first}&days=3`);
      expect(days).toEqual([
        { date: first, free: 47, closed: false },
        // Of the two half hours that were touched a quarter of an hour is left.
        { date: next, free: 47, closed: false },
        { date: dayAhead(224), free: 48, closed: false },
      ]);
      for (const { date, free } of days)
        expect((await call(`/appointments/slots?date=${date}`)).body.data).toHaveLength(free);
      await post('/appointments/cancel', { link: (body.data as { link: string }).link });
      expect((await daysFrom(`?from=${first}&days=1`))[0]?.free).toBe(48);
    });

    test('begins today, and ends with a season', async () => {
      const days = await daysFrom('');
      expect(days).toHaveLength(100);
      expect([days[0]?.date, days[99]?.date]).toEqual([dayAhead(0), dayAhead(99)]);
    });

    test.each([
      ['?from=tomorrow', { from: 'pattern' }],
      ['?from=2039-02-30', { from: 'pattern' }],
      [`?from=${dayAhead(-1)}`, { from: 'past' }],
      [`?from=${dayAhead(9000)}`, { from: 'too_far' }],
      ['?days=0', { days: 'pattern' }],
      ['?days=101', { days: 'pattern' }],
      ['?days=all', { days: 'type' }],
    ])('refuses %j', async (query, fields) => {
      const { status, body } = await call(`/appointments/days${query}`);
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual(fields);
    });
  });
}
