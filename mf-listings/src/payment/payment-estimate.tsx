import { PAYMENT_PLANS, paymentDefaults } from '@shared/brand/payment-defaults';
import { DetailSign, propertyDefaults } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import {
  Grid,
  Heading,
  InfoIcon,
  media,
  Notice,
  SegmentedControl,
  Text,
  TextField,
  tokens,
} from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { counted } from '../locales/counted.ts';
import { Money } from '../property/price.tsx';
import { usePaymentWords } from './payment-words.ts';
import { TERM_FIELDS, usePaymentEstimate, type TermField } from './use-payment-estimate.ts';

export interface PaymentEstimateProps {
  /** What the property costs. Default: the visitor enters a price. */
  price?: number | undefined;
  /** ISO 4217. Default: the one that a listing without a currency has (specification, section 9). */
  currency?: string | undefined;
}

/**
 * What a home could cost each month by murabaha, ijara or plain instalments: an estimate and no offer, reckoned in the browser
 * and sent to nobody. The formulas and their sources stand at `paymentsOf`, what it begins with in the brand file.
 */
export function PaymentEstimate({ price, currency = propertyDefaults.currency }: PaymentEstimateProps) {
  const { t: general, format, language } = useTranslation();
  const t = usePaymentWords();
  const heading = useId();
  const { plan, choose, texts, type, faults, share, payments } = usePaymentEstimate(price);
  const money = (amount: number) => (
    <Money amount={format.price(amount)} currency={currency} Sign={DetailSign} />
  );

  const labelOf = (field: TermField) => {
    if (field === 'rate') return t(`rates.${plan}`);
    const label = t(`fields.${field}`);
    if (field === 'years') return label;
    return (
      <>
        {label} (<DetailSign currency={currency} language={language} />)
      </>
    );
  };
  const errorOf = (field: TermField) =>
    faults.has(field) &&
    t(`errors.${field}`, {
      years: format.count(paymentDefaults.mostYears),
      rate: format.count(paymentDefaults.mostRate),
    });
  const hintOf = (field: TermField) =>
    field === 'downPayment' && share !== undefined && t('share', { share: format.integer(share) });

  return (
    <Whole aria-labelledby={heading}>
      <Heading level={2} size="md" id={heading}>
        {t('title')}
      </Heading>
      <Text $measure>{t('lead')}</Text>
      <Plans
        label={t('plan')}
        segments={PAYMENT_PLANS.map((value) => ({ value, label: t(`plans.${value}`) }))}
        value={plan}
        onChange={choose}
      />
      <Grid $columns={{ base: 1, sm: 2 }} $gap={4}>
        {TERM_FIELDS.filter((field) => field !== 'rate' || plan !== 'instalment').map((field) => (
          <TextField
            key={field}
            label={labelOf(field)}
            value={texts[field]}
            onChange={({ target }) => type(field, target.value)}
            error={errorOf(field)}
            hint={hintOf(field)}
            inputMode={field === 'years' ? 'numeric' : 'decimal'}
            dir="ltr"
            autoComplete="off"
          />
        ))}
      </Grid>
      <Result aria-live="polite">
        {payments ? (
          <>
            <Monthly>
              {t('monthly')}
              <b>{money(payments.monthly)}</b>
            </Monthly>
            <Facts>
              <Fact label={t('financed')}>{money(payments.financed)}</Fact>
              {plan !== 'instalment' && <Fact label={t(`profits.${plan}`)}>{money(payments.profit)}</Fact>}
              <Fact label={t('total')}>{money(payments.total)}</Fact>
              <Fact label={t('number')}>
                {counted({ t, format }, 'months', payments.months)}
                {payments.last !== payments.monthly && (
                  <>
                    {general('listSeparator')}
                    {t('last')} {money(payments.last)}
                  </>
                )}
              </Fact>
            </Facts>
          </>
        ) : (
          <Text>{t('incomplete')}</Text>
        )}
      </Result>
      <Notice tone="info" icon={<InfoIcon size={20} />}>
        <p>{t('notice')}</p>
      </Notice>
      <How>
        <Text $size="sm">{t(`how.${plan}`)}</Text>
        <Text $size="sm" $tone="inkMuted">
          {t(`sources.${plan}`)}
        </Text>
      </How>
    </Whole>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Whole = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space[4]};
  ${media.print} {
    display: none;
  }
`;

const Plans = styled(SegmentedControl)`
  justify-self: start;
  flex-wrap: wrap;
  span {
    min-block-size: 2.75rem;
  }
` as typeof SegmentedControl;

const Result = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`;

const Monthly = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  > b {
    /* In one line also where text is twice as large on a small phone. */
    font-size: min(${tokens.size.xl}, 12vw);
    line-height: ${tokens.leading.snug};
    color: ${tokens.color.accent};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space[4]};
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.medium};
  }
`;

const How = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`;
