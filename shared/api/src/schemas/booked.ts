import type { BookedAppointment, BookingTicket } from '../entities/booked.ts';
import { readText } from '../values/texts.ts';
import { readBoolean, readCount, readId } from '../values/values.ts';
import { readRecord } from './record.ts';
import { readSlotTimes } from './slot-times.ts';

const LINK = /^[\w-]{16,128}$/;

const readLink = (value: unknown) => {
  const text = readText(value);
  return text !== undefined && LINK.test(text) ? text : undefined;
};

const readTicketFields = readRecord({ reference: readText, link: readLink });

/** Reads what is kept of a booking; undefined unless both parts are there. */
export function readTicket(value: unknown): BookingTicket | undefined {
  const { reference, link } = readTicketFields(value) ?? {};
  return reference !== undefined && link !== undefined ? { reference, link } : undefined;
}

const readFields = readRecord({
  reference: readText,
  name: readText,
  phone: readText,
  date: readText,
  property: readId,
  cancelled: readBoolean,
  changeable: readBoolean,
  revision: readCount,
});

/** Reads an appointment; undefined unless it has a day, two times and a reference. */
export function readBooked(value: unknown): BookedAppointment | undefined {
  const fields = readFields(value);
  const times = readSlotTimes(value);
  if (!fields?.reference || !times || !/^\d{4}-\d{2}-\d{2}$/.test(fields.date ?? '')) return undefined;
  const { reference, name = '', phone = '', date = '', property } = fields;
  return {
    reference,
    name,
    phone,
    date,
    ...times,
    ...(property !== undefined && { property }),
    cancelled: fields.cancelled ?? false,
    changeable: fields.changeable ?? false,
    revision: fields.revision ?? 0,
  };
}
