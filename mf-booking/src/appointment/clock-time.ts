import type { Translate } from '@shared/i18n';

/** HH:MM as people say it, in twelve hours: 4:30 PM. */
export function clockTime(t: Translate, time: string): string {
  const hours = Number(time.slice(0, 2));
  const clock = `${hours % 12 || 12}:${time.slice(3, 5)}`;
  return t(hours < 12 ? 'time.am' : 'time.pm', { clock });
}
