import { yupResolver } from '@hookform/resolvers/yup';
import type { AppointmentRequest, ViewingHours } from '@shared/api';
import type { Resolver } from 'react-hook-form';
import { object, string } from 'yup';
import { characterCount, READABLE } from '@shared/forms';
import { telephoneDigits } from '@shared/i18n';
import type { AppointmentValues } from './appointment-values.ts';
import { isSaudiMobile } from './saudi-mobile.ts';
import { faultOfSlot } from './slot-fault.ts';
import { todayInUtc } from './today.ts';

/** The rules of the appointment form (specification, section 5). Messages are keys of `errors` in the locale files. */
const appointmentSchema = object({
  name: string()
    .trim()
    .default('')
    .required('name_required')
    .matches(READABLE, 'name_required')
    .test('not-short', 'name_min_length', (name) => characterCount(name) >= 2)
    .test('not-long', 'name_max_length', (name) => characterCount(name) <= 50),
  phone: string()
    .default('')
    .transform(telephoneDigits)
    .required('phone_required')
    .test('saudi-mobile', 'valid_saudi_phone', isSaudiMobile),
  date: string()
    .default('')
    .required('date_required')
    .test('not-past', 'no_past_booking', (date) => date >= todayInUtc()),
  fromTime: string().default('').required('start_time_required'),
  toTime: string()
    .default('')
    .required('end_time_required')
    .test('after-start', 'end_after_start', (toTime, { parent }) => {
      const { fromTime } = parent as { fromTime?: string };
      return !fromTime || toTime > fromTime;
    }),
});

const specified: Resolver<AppointmentValues, unknown, AppointmentRequest> = yupResolver(appointmentSchema);

/** What the rules are held against beside the values: viewing hours, where the API says them. */
export interface AppointmentContext {
  hours: ViewingHours | undefined;
}

/** The specification's rules, then the brokerage's hours. */
export const appointmentResolver: Resolver<AppointmentValues, unknown, AppointmentRequest> = async (
  values,
  context,
  options,
) => {
  const result = await specified(values, context, options);
  const hours = (context as AppointmentContext | undefined)?.hours;
  const fault = hours && faultOfSlot(values, hours);
  if (!fault || fault.field in result.errors) return result;
  const error = { type: 'hours', message: fault.key };
  return { values: {}, errors: { ...result.errors, [fault.field]: error } };
};
