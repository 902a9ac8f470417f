import { localTime } from '../../config/viewing-hours.ts';
import {
  cancelByOffice,
  findByOffice,
  moveByOffice,
  type ChangeOutcome,
} from '../../database/appointment-changes.ts';
import { listAppointments } from '../../database/visitors.ts';
import type { FieldFault } from '../../schemas/answer.ts';
import { faultsOfSlot, minutesOf, type Slot } from '../../schemas/appointment.ts';
import { clock } from '../../schemas/offered-slots.ts';
import { tableOf } from '../shown/table.ts';
import { done, refused, type Act, type Done, type Rules } from './action.ts';

const DAY_MS = 86_400_000;

const rulesNow = ({ booking: policy }: Rules) => ({
  policy,
  present: localTime(policy.hours.timeZone, new Date()),
});

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const listBooked: Act<'list appointments'> = async (database, { from, to }, rules) => {
  const today = rulesNow(rules).present.slice(0, 10);
  const first = from ?? today;
  const last = to ?? dayAfter(first > today ? first : today, rules.booking.daysAhead);
  const booked = await listAppointments(database, first, last);
  if (booked.length === 0) return done(`No appointments from ${first} to ${last}.`);
  return done(
    tableOf(
      ['reference', 'date', 'time', 'state', 'phone', 'name', 'listing'],
      booked.map((each) => [
        each.reference,
        each.date,
        `${each.fromTime}-${each.toTime}`,
        each.cancelled ? 'cancelled' : 'booked',
        each.phone,
        each.name,
        [each.property, each.title].filter(Boolean).join(' '),
      ]),
    ),
  );
};

/** The visitor is told by whoever has asked for the change: the site knows no address to write to. */
function said(reference: string, outcome: ChangeOutcome, what: string): Done {
  if (typeof outcome === 'object') {
    const { date, fromTime, toTime, name, phone } = outcome;
    return done(`${reference}: ${what}, ${date} ${fromTime}-${toTime}. Tell ${name}, ${phone}.`);
  }
  const reasons: Record<Exclude<ChangeOutcome, object>, string> = {
    unknown: `There is no appointment with the reference ${reference}.`,
    cancelled: `The appointment ${reference} is cancelled.`,
    conflict: 'Something else is booked then. Nothing is changed.',
    too_late: 'It is too late for that. Nothing is changed.',
    limited_day: 'No more of that day may be given away today. Nothing is changed.',
  };
  return refused(reasons[outcome]);
}

export const cancelAppointment: Act<'cancel appointment'> = async (database, { reference }, rules) =>
  said(reference, await cancelByOffice(database, reference, rulesNow(rules)), 'cancelled');

const FAULTS: Partial<Record<FieldFault, string>> = {
  pattern: 'is not of the form 2026-11-25 or 16:30',
  past: 'is over',
  closed: 'is outside the viewing hours',
  too_far: 'is further ahead than may be booked',
  too_short: 'makes it too short',
  too_long: 'makes it too long',
  not_after_start: 'is not after the beginning',
};
/** What the office may do, although a visitor may not. */
const ALLOWABLE: readonly FieldFault[] = ['closed', 'too_far', 'too_short', 'too_long'];

/** What is wrong with a slot; whatever may be allowed, it has not begun and ends on its day. */
function faultsOf(slot: Slot, now: ReturnType<typeof rulesNow>): [string, FieldFault][] {
  const faults = Object.entries(faultsOfSlot(slot, now));
  if (minutesOf(slot.toTime) >= LAST_MINUTE) return [...faults, ['toTime', 'not_after_start']];
  const isOver = `${slot.date} ${slot.fromTime}` <= now.present;
  return isOver && !faults.some(([, fault]) => fault === 'past') ? [...faults, ['fromTime', 'past']] : faults;
}
const LAST_MINUTE = 24 * 60;

export const moveAppointment: Act<'move appointment'> = async (database, action, rules) => {
  const { reference, date, from, to, anyway } = action;
  const now = rulesNow(rules);
  const booked = await findByOffice(database, reference, now);
  if (!booked) return said(reference, 'unknown', '');
  const minutes = minutesOf(booked.toTime) - minutesOf(booked.fromTime);
  const slot: Slot = { date, fromTime: from, toTime: to ?? clock(minutesOf(from) + minutes) };
  const faults = faultsOf(slot, now).filter(([, fault]) => !anyway || !ALLOWABLE.includes(fault));
  if (faults.length > 0) {
    const hint = faults.every(([, fault]) => ALLOWABLE.includes(fault))
      ? ' --anyway moves it all the same.'
      : '';
    const sentences = faults.map(
      ([field, fault]) => `${slot[field as keyof Slot]} ${FAULTS[fault] ?? fault}.`,
    );
    return refused(`${sentences.join(' ')} Nothing is changed.${hint}`);
  }
  return said(reference, await moveByOffice(database, reference, slot, now), 'moved');
};
