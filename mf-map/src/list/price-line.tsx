import type { Property } from '@shared/api';
import { CardSign, propertyDefaults } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** What a listing costs, with the mark that cards have (decisions, "Values"), or that the price is on request. */
export function PriceLine({ listing: { price, rentType } }: { listing: Property }) {
  const { t, format, language } = useTranslation();
  const { amount, currency = propertyDefaults.currency } = price ?? {};
  if (amount === undefined) return <Line>{t('price_not_available')}</Line>;
  const sign = <CardSign currency={currency} language={language} />;
  const number = <bdi dir="ltr">{format.price(amount)}</bdi>;
  return (
    <Line>
      <span>
        {language === 'ar' ? number : sign} {language === 'ar' ? sign : number}
      </span>
      {rentType && <Period> {t(`periods.${rentType}`)}</Period>}
    </Line>
  );
}

const Line = styled.p`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.accent};
  > span:first-child {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Period = styled.span`
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.inkMuted};
`;
