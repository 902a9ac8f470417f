import type { OfferedDay } from '@shared/api';
import type { Language } from '@shared/contract';
import { byLanguage, DATE_LOCALES, type Translate } from '@shared/i18n';

const formats = byLanguage((language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(DATE_LOCALES[language], { ...options, timeZone: 'UTC' });
  return {
    weekday: format({ weekday: 'short' }),
    date: format({ day: 'numeric', month: 'short' }),
    full: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
});

export interface DayWords {
  /** Tue. */
  weekday: string;
  /** Nov 24. */
  date: string;
  /** Tuesday, November 24. */
  full: string;
}

/** A day (YYYY-MM-DD of the calendar) as it is drawn and as it is said. */
export function dayWords(date: string, language: Language): DayWords {
  const moment = new Date(`${date}T00:00:00Z`);
  const { weekday, date: short, full } = formats(language);
  return { weekday: weekday.format(moment), date: short.format(moment), full: full.format(moment) };
}

/** What a day offers in two words: closed, full, or how many times are free. */
export function offerWords({ free, closed }: OfferedDay, t: Translate): string {
  if (closed) return t('days.closed');
  return free === 0 ? t('days.full') : t('days.free', { count: free });
}
