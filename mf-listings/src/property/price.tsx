import type { Property, RentType } from '@shared/api';
import { propertyDefaults, type CurrencySignProps } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { tokens } from '@shared/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

/** Cards and the detail page mark currencies differently (decisions, "Values"). */
type Sign = ComponentType<CurrencySignProps>;

export interface MoneyProps {
  /** As it is written. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  Sign: Sign;
  /** What it is paid for, where that is known. */
  period?: RentType | undefined;
}

/** An amount with its currency's mark, and of a rent the period (decisions, "Values"). */
export function Money({ amount, currency, Sign, period }: MoneyProps) {
  const { t, language } = useTranslation();
  const sign = <Sign currency={currency} language={language} />;
  const number = <bdi dir="ltr">{amount}</bdi>;
  return (
    <>
      <Amount>
        {language === 'ar' ? number : sign} {language === 'ar' ? sign : number}
      </Amount>
      {period && (
        <>
          {' '}
          <Period>{t(`periods.${period}`)}</Period>
        </>
      )}
    </>
  );
}

export interface PriceProps {
  property: Pick<Property, 'price' | 'rentType'>;
  Sign: Sign;
}

/** What a property costs, or that the price is on request (specification, sections 3 and 8). */
export function Price({ property: { price, rentType }, Sign }: PriceProps) {
  const { t, format } = useTranslation();
  const { amount, currency = propertyDefaults.currency } = price ?? {};
  if (amount === undefined) return <span>{t('price_not_available')}</span>;
  return <Money amount={format.price(amount)} currency={currency} Sign={Sign} period={rentType} />;
}

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Period = styled.span`
  white-space: nowrap;
  font-size: max(0.65em, ${tokens.size.sm});
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.inkMuted};
`;
