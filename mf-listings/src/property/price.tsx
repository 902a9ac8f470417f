import type { Price as PriceValue } from '@shared/api';
import { CurrencySign, propertyDefaults } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { styled } from 'styled-components';

export interface PriceProps {
  price: PriceValue | undefined;
  /** Cards and the detail page mark currencies differently (decisions, "Values"). */
  place: 'card' | 'detail';
}

/** An amount with its currency's mark, or that the price is on request (specification, sections 3 and 8). */
export function Price({ price, place }: PriceProps) {
  const { t, language, format } = useTranslation();
  const { amount, currency = propertyDefaults.currency } = price ?? {};
  if (amount === undefined) return <span>{t('price_not_available')}</span>;
  const sign = <CurrencySign place={place} currency={currency} language={language} />;
  const number = <bdi dir="ltr">{format.price(amount)}</bdi>;
  return (
    <Amount>
      {language === 'ar' ? number : sign} {language === 'ar' ? sign : number}
    </Amount>
  );
}

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;
