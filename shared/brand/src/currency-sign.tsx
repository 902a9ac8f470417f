import { currencyMark } from './currency-marks.ts';
import type { BrandLanguage } from './language.ts';
import { RiyalSymbol } from './riyal-symbol.tsx';

export interface CurrencySignProps {
  place: 'card' | 'detail';
  /** ISO 4217. */
  currency: string;
  language: BrandLanguage;
}

/** The currency's mark as content: letters, or the named riyal symbol. */
export function CurrencySign({ place, currency, language }: CurrencySignProps) {
  const mark = currencyMark(place, currency);
  return mark.kind === 'riyal' ? (
    <RiyalSymbol label={mark.label[language]} />
  ) : (
    <span>{mark.text[language]}</span>
  );
}
