import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-under-test.ts';
import { BOOKING, dayAhead } from './api-under-test.ts';

/** What a visitor can do with a booking by its private link. */
export function describeChanges({ call, post, exported }: ApiClient): void {
  interface Ticket {
    reference: string;
    link: string;
  }
  const bookOn = async (date: string, change: object = {}) => {
    const { status, headers, body } = await post('/appointments/add', { ...BOOKING, date, ...change });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('private, no-store');
    return body.data as Ticket;
  };
  const isFree = async (date: string, fromTime = '10:00', toTime = '10:30') =>
    (
      await call(
        `/appointments/check-availability?${new URLSearchParams({ date, fromTime, toTime }).toString()}`,
      )
    ).body.available;

  describe('the private link of a booking', () => {
    test('opens it, with its reference and its property, and is kept by nobody', async () => {
      const [{ _id: property } = { _id: '' }] = (await call('/home/sell?limit=1')).body.data as {
        _id: string;
      }[];
      const date = dayAhead(250);
      const ticket = await bookOn(date, { property });
      expect(ticket.reference).toMatch(/^[1-9]\d{5}$/);
      expect(ticket.link).toMatch(/^[\w-]{32}$/);
      const { status, headers, body } = await post('/appointments/find', { link: ticket.link });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(body.data).toEqual({
        reference: ticket.reference,
        ...BOOKING,
        date,
        property,
        cancelled: false,
        changeable: true,
        revision: 0,
      });
      const row = (await exported('appointments')).find((cells) => cells.includes(ticket.reference));
      expect(row).toEqual(expect.arrayContaining([property, 'booked']));
      expect(row?.join()).not.toContain(ticket.link);
    });

    test('of a property that is not on display has none', async () => {
      const { link } = await bookOn(dayAhead(251), { property: 'nothing' });
      expect((await post('/appointments/find', { link })).body.data).not.toHaveProperty('property');
    });

    test.each(['find', 'cancel'])('that is none opens nothing (%s)', async (what) => {
      const { reference } = await bookOn(dayAhead(what === 'find' ? 252 : 253));
      const unknown = await post(`/appointments/${what}`, { link: 'x'.repeat(32) });
      expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      for (const link of [reference, '', '1 OR 1', randomUUID()])
        expect((await post(`/appointments/${what}`, { link })).status).toBe(400);
    });

    test('cancels it: the slot is free again, once, and a second time changes nothing', async () => {
      const date = dayAhead(254);
      const { link, reference } = await bookOn(date);
      expect(await isFree(date)).toBe(false);
      const cancelled = await post('/appointments/cancel', { link });
      expect(cancelled.body.data).toMatchObject({
        reference,
        cancelled: true,
        changeable: false,
        revision: 1,
      });
      expect((await post('/appointments/cancel', { link })).body).toEqual(cancelled.body);
      expect(await isFree(date)).toBe(true);
      const slots = (await call(`/appointments/slots?date=${date}`)).body.data as unknown[];
      expect(slots).toContainEqual({ fromTime: '10:00', toTime: '10:30' });
      await bookOn(date);
      // Neither moves nor cancels what is another visitor's now.
      const move = { link, date, fromTime: '12:00', toTime: '12:30' };
      expect(await post('/appointments/move', move)).toMatchObject({
        status: 409,
        body: { error: { code: 'cancelled' } },
      });
      await post('/appointments/cancel', { link });
      expect(await isFree(date)).toBe(false);
      const row = (await exported('appointments')).find((cells) => cells.includes(reference));
      expect(row).toContain('cancelled');
    });

    test('moves it: the old slot is free, the new one is not, and the link stays', async () => {
      const [from, to] = [dayAhead(256), dayAhead(257)];
      const { link, reference } = await bookOn(from);
      const slot = { date: to, fromTime: '15:00', toTime: '15:45' };
      const moved = await post('/appointments/move', { link, ...slot });
      expect(moved.body.data).toMatchObject({ ...slot, reference, revision: 1, changeable: true });
      expect([await isFree(from), await isFree(to, '15:00', '15:45')]).toEqual([true, false]);
      // Where it is already, it stays; a part of its own slot is no conflict.
      expect((await post('/appointments/move', { link, ...slot })).body).toEqual(moved.body);
      const within = await post('/appointments/move', { link, ...slot, toTime: '15:30' });
      expect(within.body.data).toMatchObject({ toTime: '15:30', revision: 2 });
      expect((await post('/appointments/find', { link })).body).toEqual(within.body);
    });

    test('moves it to no slot that is taken, and leaves it where it was', async () => {
      const date = dayAhead(258);
      const { link } = await bookOn(date);
      await bookOn(date, { fromTime: '11:00', toTime: '12:00' });
      const refused = await post('/appointments/move', { link, date, fromTime: '11:30', toTime: '12:30' });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
      expect((await post('/appointments/find', { link })).body.data).toMatchObject({
        fromTime: '10:00',
        revision: 0,
      });
      const past = await post('/appointments/move', {
        link,
        date: dayAhead(-1),
        fromTime: '11:30',
        toTime: '12:30',
      });
      expect(past).toMatchObject({ status: 400, body: { error: { fields: { date: 'past' } } } });
    });

    test('neither cancels nor moves within 24 hours', async () => {
      // Now, and 23 hours ahead, by the clock of Riyadh.
      const soon = new Date(Date.now() + (3 + 22) * 3_600_000).toISOString();
      const date = soon.slice(0, 10);
      const hour = soon.slice(11, 13);
      const { link } = await bookOn(date, { fromTime: `${hour}:00`, toTime: `${hour}:20` });
      expect((await post('/appointments/find', { link })).body.data).toMatchObject({
        changeable: false,
        cancelled: false,
      });
      for (const [what, slot] of [
        ['cancel', {}],
        ['move', { date: dayAhead(259), fromTime: '10:00', toTime: '10:30' }],
      ] as const) {
        expect(await post(`/appointments/${what}`, { link, ...slot })).toMatchObject({
          status: 409,
          body: { error: { code: 'too_late' } },
        });
      }
    });
  });
}
