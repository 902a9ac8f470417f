import { paymentDefaults, type PaymentPlan } from '@shared/brand/payment-defaults';
import { useTranslation } from '@shared/i18n';
import { useState } from 'react';
import { paymentsOf, type Payments, type PaymentTerms } from './payments.ts';
import { readAmount, readRate } from './typed-number.ts';

export const TERM_FIELDS = ['price', 'downPayment', 'years', 'rate'] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/** No card has room for more (as the API's answers are read). */
const PRICE_END = 1e12;

const READERS: Readonly<Record<TermField, (text: string) => number | undefined>> = {
  price: readAmount,
  downPayment: readAmount,
  years: readAmount,
  rate: readRate,
};

const isBetween = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most;

/** Fields whose text is no such value. A down payment is held against the price where there is one. */
function faultsOf({ price, downPayment, years, rate }: Partial<PaymentTerms>): ReadonlySet<TermField> {
  const faults = new Set<TermField>();
  const isPrice = price !== undefined && price >= 1 && price < PRICE_END;
  if (!isPrice) faults.add('price');
  if (downPayment === undefined || (isPrice && downPayment >= price)) faults.add('downPayment');
  if (!isBetween(years, 1, paymentDefaults.mostYears) || !Number.isInteger(years)) faults.add('years');
  if (!isBetween(rate, 0, paymentDefaults.mostRate)) faults.add('rate');
  return faults;
}

export interface PaymentEstimateState {
  plan: PaymentPlan;
  choose(plan: PaymentPlan): void;
  /** What stands in the fields: as it was typed, else the default of the plan. */
  texts: Readonly<Record<TermField, string>>;
  type(field: TermField, text: string): void;
  /** Fields that hold no such value; a price that nobody has entered yet is missing and not wrong. */
  faults: ReadonlySet<TermField>;
  /** Per cent of the price, where both are numbers. */
  share: number | undefined;
  /** Undefined while something is wrong. */
  payments: Payments | undefined;
}

/**
 * State of a payment estimate. What was typed stays through a change of plan and language; what was not, follows the plan and
 * the price.
 *
 * @param price what the property costs; undefined where there is none yet
 */
export function usePaymentEstimate(price: number | undefined): PaymentEstimateState {
  const { format } = useTranslation();
  const [plan, choose] = useState<PaymentPlan>('murabaha');
  const [typed, setTyped] = useState<Partial<Record<TermField, string>>>({});
  const usual = paymentDefaults.plans[plan];

  const priceText = typed.price ?? format.price(price);
  const wanted = readAmount(priceText);
  const usualDown = wanted === undefined ? 0 : Math.round((wanted * paymentDefaults.downPayment) / 100);
  const texts: Record<TermField, string> = {
    price: priceText,
    downPayment: typed.downPayment ?? format.price(usualDown),
    years: typed.years ?? format.count(usual.years),
    // A plain plan has none, whatever was typed for another one.
    rate: plan === 'instalment' ? '0' : (typed.rate ?? format.number(usual.rate)),
  };
  const terms: Partial<PaymentTerms> = Object.fromEntries(
    TERM_FIELDS.map((field) => [field, READERS[field](texts[field])]),
  );
  const faults = faultsOf(terms);
  const { downPayment } = terms;
  return {
    plan,
    choose,
    texts,
    type: (field, text) => setTyped({ ...typed, [field]: text }),
    faults: priceText === '' && typed.price === undefined ? new Set() : faults,
    share:
      downPayment === undefined || faults.has('price') || faults.has('downPayment')
        ? undefined
        : (downPayment / (wanted ?? 1)) * 100,
    // Without a fault, all four are numbers.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    payments: faults.size === 0 ? paymentsOf(plan, terms as PaymentTerms) : undefined,
  };
}
