import { readBooked, readTicket } from './booked.ts';

const LINK = 'a'.repeat(32);
const BOOKED = {
  reference: '482915',
  name: 'Sara',
  phone: '0512345678',
  date: '2026-12-01',
  fromTime: '10:00',
  toTime: '10:30',
  property: 'villa-1',
  cancelled: false,
  changeable: true,
  revision: 2,
};

it('reads a ticket', () =>
  expect(readTicket({ stored: true, reference: '482915', link: LINK })).toEqual({
    reference: '482915',
    link: LINK,
  }));

it.each([
  null,
  {},
  { reference: '1' },
  { link: LINK },
  { reference: '1', link: 'a b#c' },
  { reference: '1', link: 7 },
])('takes %j for no ticket', (value) => expect(readTicket(value)).toBeUndefined());

it('reads an appointment, with or without a property', () => {
  expect(readBooked(BOOKED)).toEqual(BOOKED);
  const { property: _property, ...bare } = BOOKED;
  expect(readBooked({ ...bare, secret: 1 })).toEqual(bare);
});

it.each([
  null,
  {},
  { ...BOOKED, date: 'soon' },
  { ...BOOKED, toTime: '09:00' },
  { ...BOOKED, reference: '' },
])('takes %j for none', (value) => expect(readBooked(value)).toBeUndefined());

it('is careful with what is missing: nothing can be changed', () => {
  const { changeable: _changeable, ...rest } = BOOKED;
  expect(readBooked(rest)?.changeable).toBe(false);
});
