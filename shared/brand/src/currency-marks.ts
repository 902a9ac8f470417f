import type { ByLanguage } from './language.ts';

/** How a currency is marked beside an amount: with letters, or with the drawn riyal symbol and its spoken name. */
export type CurrencyMark = { kind: 'text'; text: ByLanguage } | { kind: 'riyal'; label: ByLanguage };

const text = (ar: string, en: string): CurrencyMark => ({ kind: 'text', text: { ar, en } });
const dinar = text('د.ك', 'KD');

/** Cards show the Kuwaiti-dinar mark for each of these, as the owner specified (specification, section 2). */
const CARD_MARKS: Readonly<Record<string, CurrencyMark>> = {
  KWD: dinar,
  EUR: dinar,
  USD: dinar,
  SAR: dinar,
  GBP: dinar,
  AED: dinar,
};

/** The detail page names the true currency; SAR carries the riyal symbol (specification, section 2). */
const DETAIL_MARKS: Readonly<Record<string, CurrencyMark>> = {
  SAR: { kind: 'riyal', label: { ar: 'ريال سعودي', en: 'Saudi riyals' } },
  KWD: dinar,
  AED: text('د.إ', 'AED'),
  USD: text('دولار', 'USD'),
  EUR: text('يورو', 'EUR'),
  GBP: text('جنيه إسترليني', 'GBP'),
};

/**
 * The mark of an ISO 4217 code at one of the two places. A code that the tables do not hold is shown as it is,
 * so that an amount never stands without its currency.
 */
export function currencyMark(place: 'card' | 'detail', currency: string): CurrencyMark {
  const code = currency.trim().toUpperCase();
  const marks = place === 'card' ? CARD_MARKS : DETAIL_MARKS;
  return Object.hasOwn(marks, code) ? (marks[code] ?? text(code, code)) : text(code, code);
}
