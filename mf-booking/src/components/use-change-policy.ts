import { useTranslation } from '@shared/i18n';
import { useViewingHours } from './use-viewing-hours.ts';

/** Hours before a viewing until which it may be cancelled or moved (specification, section 2, "Appointments"). */
const USUAL_HOURS = 24;

/** Until when a viewing may be changed, and what is said of one after that: as the API says it, or the specification. */
export function useChangePolicy(): { until: string; over: string } {
  const { t } = useTranslation();
  const count = useViewingHours()?.changeHours ?? USUAL_HOURS;
  return count === 0
    ? { until: t('policy.until_start'), over: t('manage.started') }
    : { until: t('policy.change', { count }), over: t('manage.too_late', { count }) };
}
