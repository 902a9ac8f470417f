import type { ByLanguage } from './language.ts';

export const DINAR: ByLanguage = { ar: 'د.ك', en: 'KD' };

/** Cards show the Kuwaiti-dinar mark for each of these, as the owner specified (specification, section 2). */
const CARD_MARKS: Readonly<Record<string, ByLanguage>> = {
  KWD: DINAR,
  EUR: DINAR,
  USD: DINAR,
  SAR: DINAR,
  GBP: DINAR,
  AED: DINAR,
};

/** A code that a table does not hold is shown as it is, so that an amount never stands without its currency. */
export function markIn<Mark>(
  marks: Readonly<Record<string, Mark>>,
  currency: string,
  byCode: (text: ByLanguage) => Mark,
): Mark {
  const code = currency.trim().toUpperCase();
  return (Object.hasOwn(marks, code) && marks[code]) || byCode({ ar: code, en: code });
}

/** The mark of an ISO 4217 code on a card, and wherever amounts stand beside cards. */
export const cardMark = (currency: string): ByLanguage => markIn(CARD_MARKS, currency, (text) => text);
