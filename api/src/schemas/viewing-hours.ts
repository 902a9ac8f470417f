import { Type } from '@fastify/type-provider-typebox';
import type { Static } from '@fastify/type-provider-typebox';
import { SLOT_MINUTES } from '../config/viewing-hours.ts';
import type { BookingRules } from './appointment.ts';
import { clock } from './offered-slots.ts';

const Clock = Type.String({ description: 'HH:MM, 24 hours' });

/** What a form needs to say beforehand what the API would refuse. */
export const HoursAnswer = Type.Object(
  {
    timeZone: Type.String({ description: 'IANA name; everything else is by its clocks' }),
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { description: '0 for Sunday' }),
    opens: Clock,
    closes: Clock,
    holidays: Type.Array(Type.String({ description: 'YYYY-MM-DD' }), { description: 'From today on' }),
    slotMinutes: Type.Integer({
      description: 'A viewing takes the slots that it touches, from the opening on',
    }),
    leastMinutes: Type.Integer(),
    mostMinutes: Type.Integer(),
    daysAhead: Type.Integer(),
    changeHours: Type.Integer({
      description: 'Until so many hours before it, a viewing may be cancelled or moved',
    }),
  },
  { title: 'ViewingHours' },
);

export const hoursOf = ({ policy, present }: BookingRules): Static<typeof HoursAnswer> => {
  const { hours, holidays, leastMinutes, mostMinutes, daysAhead, changeHours } = policy;
  return {
    timeZone: hours.timeZone,
    days: [...hours.days],
    opens: clock(hours.opens),
    closes: clock(hours.closes),
    holidays: holidays.filter((day) => day >= present.slice(0, 10)),
    slotMinutes: SLOT_MINUTES,
    leastMinutes,
    mostMinutes,
    daysAhead,
    changeHours,
  };
};
