import { withoutGrouping } from '@shared/i18n';

/**
 * A number as a visitor types it, parsed as an integer (specification, section 5): Arabic digits and grouping
 * are understood, what follows the digits is ignored. Undefined for what does not begin as a number.
 */
export function readWholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  const number = Number.parseInt(withoutGrouping(text), 10);
  return Number.isSafeInteger(number) ? number : undefined;
}
