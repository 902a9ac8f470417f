import { randomUUID } from 'node:crypto';
import type { Answer } from './api-under-test.ts';
import { localTime } from '../config/viewing-hours.ts';
import { APPLICATION, BOOKING, dayAhead, MESSAGE, openDayAhead } from './api-under-test.ts';
import type { RunningApi } from './start-api.ts';

/** The product's own hours and limits, behind one proxy that names visitors. */
export const PRODUCT_LIMITS = {
  TRUST_PROXY: '1',
  SAMPLE_LISTINGS: '0',
  VIEWING_HOURS: '',
  HOLIDAYS: openDayAhead(40),
  BOOKING_MINUTES: '',
  BOOKING_DAYS_AHEAD: '',
  BOOKING_CHANGE_HOURS: '',
  BOOKINGS_PER_ADDRESS: '',
  BOOKINGS_PER_PHONE: '',
  BOOKING_SHARE: '',
  FORMS_PER_ADDRESS: '',
  FORMS_PER_SENDER: '',
};

const HOSTILE_BOOKINGS = 1000;
const HOSTILE_ADDRESSES = 50;
const SLOTS_A_DAY = 20;

/** Always the same numbers in [0, 1). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

let phones = 0;
const anyPhone = () => {
  phones += 1;
  return `05${String(phones).padStart(8, '0')}`;
};

/** What robots try: to fill one day with many short viewings, many days with long ones, and anything at all. */
function hostileBooking(index: number, draw: () => number) {
  const minutes = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  const kinds = [
    () => {
      // Each touches two half hours.
      const start = 600 + (index % SLOTS_A_DAY) * 30 + 22;
      return { date: openDayAhead(10), from: start, to: start + 15 };
    },
    () => {
      // Half of them begin anywhere, and touch five half hours.
      const start = index % 8 < 4 ? minutes(600, 1080) : 600 + 30 * Math.floor(draw() * 17);
      return { date: openDayAhead(1 + Math.floor(draw() * 89)), from: start, to: start + 120 };
    },
    () => {
      const start = minutes(0, 1400);
      return { date: dayAhead(Math.floor(draw() * 100)), from: start, to: start + minutes(1, 38) };
    },
    () => ({ date: openDayAhead(20), from: 600, to: 600 + minutes(15, 120) }),
  ];
  const { date, from, to } = (kinds[index % kinds.length] ?? kinds[0])?.() ?? { date: '', from: 0, to: 0 };
  return { ...BOOKING, phone: anyPhone(), date, fromTime: clock(from), toTime: clock(to) };
}

/** Hours and limits of bookings and forms over HTTP. `start` starts an API on an empty database, with these variables. */
export function describeLimits(
  database: string,
  start: (variables: Readonly<Record<string, string>>) => Promise<{ api: RunningApi; end(): Promise<void> }>,
): void {
  describe(`the hours and limits of bookings on ${database}`, () => {
    let running: Awaited<ReturnType<typeof start>> | undefined;
    beforeAll(async () => {
      running = await start(PRODUCT_LIMITS);
    }, 90_000);
    afterAll(() => running?.end(), 30_000);

    const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
      const response = await fetch(`${running?.api.origin}/api/v1${path}`, init);
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      };
    };
    let visitors = 0;
    const newAddress = () => {
      visitors += 1;
      return `192.0.2.${visitors}`;
    };
    const send = (path: string, body: unknown, address = newAddress(), key: string = randomUUID()) =>
      ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
    const book = (change: object, address?: string, key?: string) =>
      send('/appointments/add', { ...BOOKING, phone: anyPhone(), ...change }, address, key);
    const codes = (answers: readonly Answer[]) =>
      answers.map(({ status, body }) => (status === 201 ? 201 : body.error?.code));

    test('are told: hours, holidays to come, lengths and how far ahead', async () => {
      expect((await ask('/appointments/hours')).body).toEqual({
        data: {
          timeZone: 'Asia/Riyadh',
          days: [6, 0, 1, 2, 3, 4],
          opens: '10:00',
          closes: '20:00',
          holidays: [PRODUCT_LIMITS.HOLIDAYS],
          slotMinutes: 30,
          leastMinutes: 15,
          mostMinutes: 120,
          daysAhead: 90,
          changeHours: 24,
        },
      });
    });

    test.each([
      ['the night', { fromTime: '03:00', toTime: '03:30' }, { fromTime: 'closed', toTime: 'closed' }],
      ['a holiday', { date: PRODUCT_LIMITS.HOLIDAYS }, { date: 'closed' }],
      ['a far day', { date: openDayAhead(93) }, { date: 'too_far' }],
      ['five minutes', { toTime: '10:05' }, { toTime: 'too_short' }],
      ['three hours', { toTime: '13:00' }, { toTime: 'too_long' }],
    ])(
      'refuse %s by its fields, to book and to ask about, and not as a conflict',
      async (_what, change, fields) => {
        const slot = { date: openDayAhead(30), fromTime: '10:00', toTime: '10:30', ...change };
        expect(await book(slot)).toMatchObject({
          status: 400,
          body: { error: { code: 'validation', fields } },
        });
        const asked = await ask(`/appointments/check-availability?${new URLSearchParams(slot).toString()}`);
        expect(asked).toMatchObject({ status: 400, body: { error: { fields } } });
      },
    );

    test('allow an address five a day, whose repetitions and conflicts do not count, and every other address as many', async () => {
      const address = newAddress();
      const days = [50, 52, 54, 56, 58].map(openDayAhead);
      const key = randomUUID();
      const booking = { phone: anyPhone(), date: days[0] };
      expect(codes([await book(booking, address, key), await book(booking, address, key)])).toEqual([
        201, 201,
      ]);
      expect((await book({ date: days[0] }, address)).status).toBe(409);
      const more = [];
      for (const date of [...days.slice(1), openDayAhead(60)]) more.push(await book({ date }, address));
      expect(codes(more)).toEqual([201, 201, 201, 201, 'limited_address']);
      expect(more.at(-1)?.status).toBe(429);
      expect((await book({ date: openDayAhead(60) })).status).toBe(201);
      // A network of IPv6 is one visitor.
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await book({ date: openDayAhead(62 + count * 2) }, `2001:db8::${count}`));
      expect(codes(answers)).toEqual([201, 201, 201, 201, 201, 'limited_address']);
    });

    test('allow a telephone number three viewings to come, however it is written', async () => {
      const written = ['0598765432', '+966598765432', '966598765432', '00966598765432'];
      const answers = [];
      for (const [index, phone] of written.entries())
        answers.push(await book({ phone, date: openDayAhead(75 + index * 2) }));
      expect(codes(answers)).toEqual([201, 201, 201, 'limited_phone']);
    });

    test('give away a fifth of a day within 24 hours, and the rest later', async () => {
      const date = openDayAhead(84);
      const answers = [];
      for (const hour of [10, 11, 12, 13, 14])
        answers.push(await book({ date, fromTime: `${hour}:00`, toTime: `${hour}:30` }));
      expect(codes(answers)).toEqual([201, 201, 201, 201, 'limited_day']);
      // A quarter of an hour of a half hour that is gone costs nobody anything.
      expect((await book({ date, fromTime: '11:30', toTime: '11:45' })).body.error?.code).toBe('limited_day');
    });

    test('take two hours wherever they begin, and not a minute more', async () => {
      const [even, odd, long] = [6, 8, 14].map(openDayAhead);
      expect(codes([await book({ date: even, fromTime: '10:00', toTime: '12:00' })])).toEqual([201]);
      expect(codes([await book({ date: odd, fromTime: '10:15', toTime: '12:15' })])).toEqual([201]);
      expect((await book({ date: long, fromTime: '10:15', toTime: '12:16' })).body).toMatchObject({
        error: { fields: { toTime: 'too_long' } },
      });
      // It is the day's share all the same.
      expect(codes([await book({ date: odd, fromTime: '15:00', toTime: '15:30' })])).toEqual(['limited_day']);
    });

    test('hold when all come at once', async () => {
      const address = newAddress();
      const phone = anyPhone();
      const days = Array.from({ length: 10 }, (_, index) => openDayAhead(2 + index * 2));
      const times = { fromTime: '19:00', toTime: '19:30' };
      const fromOne = await Promise.all(days.map((date) => book({ ...times, date }, address)));
      expect(codes(fromOne).filter((code) => code === 201)).toHaveLength(5);
      const late = { fromTime: '18:00', toTime: '18:30' };
      const forOne = await Promise.all(days.map((date) => book({ ...late, phone, date })));
      expect(codes(forOne).filter((code) => code === 201)).toHaveLength(3);
    });

    test.each([
      ['/contact/send', MESSAGE, (index: number) => ({ email: `visitor${index}@example.com` })],
      ['/brokers/add', APPLICATION, (index: number) => ({ phone: `050000000${index}` })],
    ])('allow %s five a day for an address, and three for one sender', async (path, body, other) => {
      const address = newAddress();
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await send(path, { ...body, ...other(count) }, address));
      expect(codes(answers)).toEqual([201, 201, 201, 201, 201, 'limited_address']);
      const same = [];
      for (let count = 0; count < 4; count += 1) same.push(await send(path, body));
      expect(codes(same)).toEqual([201, 201, 201, 'limited_sender']);
      expect((await send(path, { ...body, ...other(9) })).status).toBe(201);
    });
  });

  test(`a thousand hostile bookings from fifty addresses leave four fifths of each day, on ${database}`, async () => {
    const { api, end } = await start({ ...PRODUCT_LIMITS, HOLIDAYS: '' });
    try {
      const draw = draws(16);
      const offered = async (date: string) => {
        const answer = await fetch(`${api.origin}/api/v1/appointments/slots?date=${date}`);
        return ((await answer.json()) as { data: { fromTime: string }[] }).data;
      };
      // From today to the last day that may be booked.
      const days = Array.from({ length: 91 }, (_, ahead) => dayAhead(ahead));
      const untouched = await Promise.all(days.map(offered));
      expect(untouched[1]).toHaveLength(new Date(`${days[1]}T00:00:00Z`).getUTCDay() === 5 ? 0 : SLOTS_A_DAY);
      const post = async (index: number) => {
        const response = await fetch(`${api.origin}/api/v1/appointments/add`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `198.51.100.${index % HOSTILE_ADDRESSES}`,
          },
          body: JSON.stringify(hostileBooking(index, draw)),
        });
        return response.status;
      };
      const statuses: number[] = [];
      for (let done = 0; done < HOSTILE_BOOKINGS; done += 100)
        statuses.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => post(done + index)))));
      const taken = statuses.filter((status) => status === 201).length;
      // They did get something: otherwise this would show nothing.
      expect(taken).toBeGreaterThan(50);
      expect(taken).toBeLessThanOrEqual(HOSTILE_ADDRESSES * 5);
      expect(new Set(statuses)).toEqual(new Set([201, 400, 409, 429]));
      let open = 0;
      for (const [index, date] of days.entries()) {
        const present = localTime('Asia/Riyadh', new Date());
        // Of today, some is over.
        const left = (untouched[index] ?? []).filter(({ fromTime }) => `${date} ${fromTime}` > present);
        const free = await offered(date);
        expect([date, free.length >= left.length - SLOTS_A_DAY * 0.2]).toEqual([date, true]);
        if (left.length > 0) open += 1;
      }
      expect(open).toBeGreaterThan(70);
    } finally {
      await end();
    }
  }, 120_000);
}
