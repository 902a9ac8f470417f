import type { Translation } from '@shared/i18n';

/** A plural text whose number is grouped like every other number of the page. */
export const counted = (
  { t, format }: Pick<Translation, 't' | 'format'>,
  key: string,
  count: number,
): string =>
  // The plural form is chosen by the bare number, which is also what the text then holds.
  t(key, { count }).replace(String(count), () => format.count(count));
