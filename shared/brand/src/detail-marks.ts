import { DINAR, markIn } from './card-marks.ts';
import type { ByLanguage } from './language.ts';

/** How a currency is marked beside an amount: with letters, or with the drawn riyal symbol and its spoken name. */
export type CurrencyMark = { kind: 'text'; text: ByLanguage } | { kind: 'riyal'; label: ByLanguage };

/** The detail page names the true currency; SAR carries the riyal symbol (specification, section 2). */
const DETAIL_MARKS: Readonly<Record<string, CurrencyMark>> = {
  SAR: { kind: 'riyal', label: { ar: 'ريال سعودي', en: 'Saudi riyals' } },
  KWD: { kind: 'text', text: DINAR },
  AED: { kind: 'text', text: { ar: 'د.إ', en: 'AED' } },
  USD: { kind: 'text', text: { ar: 'دولار', en: 'USD' } },
  EUR: { kind: 'text', text: { ar: 'يورو', en: 'EUR' } },
  GBP: { kind: 'text', text: { ar: 'جنيه إسترليني', en: 'GBP' } },
};

/** The mark of an ISO 4217 code where a property is shown in full. */
export const detailMark = (currency: string): CurrencyMark =>
  markIn(DETAIL_MARKS, currency, (text) => ({ kind: 'text', text }));
