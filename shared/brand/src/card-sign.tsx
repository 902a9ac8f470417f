import { cardMark } from './card-marks.ts';
import type { BrandLanguage } from './language.ts';

export interface CurrencySignProps {
  /** ISO 4217. */
  currency: string;
  language: BrandLanguage;
}

/** The mark of cards as content. Apart from the detail page's, whose drawing no list carries. */
export const CardSign = ({ currency, language }: CurrencySignProps) => (
  <span>{cardMark(currency)[language]}</span>
);
