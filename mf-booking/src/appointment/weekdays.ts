import type { Language } from '@shared/contract';
import { byLanguage, type Translate } from '@shared/i18n';

/** A Sunday. */
const FIRST = Date.UTC(2026, 10, 22);

const names = byLanguage((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return {
    week: Array.from({ length: 7 }, (_, day) => format.format(FIRST + day * 86_400_000)),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
  };
});

/** Days of the week (0 for Sunday) as people say them: those that follow one another, also over its end, as one stretch. */
export function weekdays(days: readonly number[], language: Language, t: Translate): string {
  const { week, list } = names(language);
  const given = new Set(days);
  const nameOf = (day: number) => week[day % 7] ?? '';
  const starts = [...given].filter((day) => !given.has((day + 6) % 7));
  const [start] = starts;
  if (starts.length === 1 && start !== undefined && given.size > 2)
    return t('hours.stretch', { first: nameOf(start), last: nameOf(start + given.size - 1) });
  return list.format([...given].toSorted((a, b) => a - b).map(nameOf));
}
