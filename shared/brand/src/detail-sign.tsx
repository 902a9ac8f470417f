import type { CurrencySignProps } from './card-sign.tsx';
import { detailMark } from './detail-marks.ts';
import { RiyalSymbol } from './riyal-symbol.tsx';

/** The mark of a property's own page as content: letters, or the named riyal symbol. */
export function DetailSign({ currency, language }: CurrencySignProps) {
  const mark = detailMark(currency);
  return mark.kind === 'riyal' ? (
    <RiyalSymbol label={mark.label[language]} />
  ) : (
    <span>{mark.text[language]}</span>
  );
}
