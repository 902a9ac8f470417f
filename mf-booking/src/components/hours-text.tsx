import type { ViewingHours } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { clockTime } from '../appointment/clock-time.ts';
import { weekdays } from '../appointment/weekdays.ts';

/** When viewings are. */
export function HoursText({ hours: { days, opens, closes } }: { hours: ViewingHours }) {
  const { t, language } = useTranslation();
  return (
    <p>
      {t('hours.open', {
        days: weekdays(days, language, t),
        from: clockTime(t, opens),
        to: clockTime(t, closes),
      })}
    </p>
  );
}

/** How long a viewing may be, and how far ahead. */
export function LimitsText({ hours }: { hours: ViewingHours }) {
  const { t, format } = useTranslation();
  return (
    <p>
      {t('hours.limits', {
        least: format.count(hours.leastMinutes),
        most: format.count(hours.mostMinutes),
        days: format.count(hours.daysAhead),
      })}
    </p>
  );
}
