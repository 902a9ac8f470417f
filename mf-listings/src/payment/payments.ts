import type { PaymentPlan } from '@shared/brand/payment-defaults';

/** What is agreed; amounts in one currency. */
export interface PaymentTerms {
  /** Above zero. */
  price: number;
  /** From zero to below the price. */
  downPayment: number;
  /** Whole years from one on. */
  years: number;
  /** Per cent a year from zero on; a plain instalment plan has none. */
  rate: number;
}

/** What comes of it, in amounts of at most two decimals: down payment, all months but one, and the last add up to the total. */
export interface Payments {
  financed: number;
  months: number;
  /** Each month but the last. */
  monthly: number;
  /** Holds what is left over by rounding. */
  last: number;
  profit: number;
  total: number;
}

const MONTHS = 12;

/** Hundredths, in which sums are exact. */
const toCents = (amount: number) => Math.round(amount * 100);

/**
 * Profit of a murabaha: the financed amount times the yearly rate times the years, agreed once and part of the price. Source:
 * cost plus a known profit by AAOIFI's Shari'ah Standard No. 8 (Murabahah), with the profit at a flat rate.
 */
const murabahaProfit = (financed: number, rate: number, years: number) => financed * (rate / 100) * years;

/**
 * Rent over the term of an ijara that ends in ownership: equal payments, each the rent on what is still unpaid and a part of the
 * price. Source: AAOIFI's Shari'ah Standard No. 9 (Ijarah and Ijarah Muntahia Bittamleek) for the contract; the payment
 * is that of an ordinary annuity, `financed * i / (1 - (1 + i)^-n)` with the monthly rate `i` and `n` months.
 */
function ijaraRent(financed: number, rate: number, years: number): number {
  const months = years * MONTHS;
  const monthlyRate = rate / 100 / MONTHS;
  if (monthlyRate === 0) return 0;
  const payment = (financed * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
  return payment * months - financed;
}

const PROFITS: Readonly<Record<PaymentPlan, (financed: number, rate: number, years: number) => number>> = {
  murabaha: murabahaProfit,
  ijara: ijaraRent,
  // Source: a sale by instalments at the price itself, as resolution 51 (2/6) of the International Islamic Fiqh Academy has it.
  instalment: () => 0,
};

/** Payments of a plan, by the formula that stands at each (an estimate: no fees, no insurance, no tax). */
export function paymentsOf(plan: PaymentPlan, { price, downPayment, years, rate }: PaymentTerms): Payments {
  const financed = toCents(price) - toCents(downPayment);
  const profit = toCents(PROFITS[plan](financed / 100, rate, years));
  const months = years * MONTHS;
  const monthly = Math.floor((financed + profit) / months);
  return {
    financed: financed / 100,
    months,
    monthly: monthly / 100,
    last: (financed + profit - monthly * (months - 1)) / 100,
    profit: profit / 100,
    total: (toCents(price) + profit) / 100,
  };
}
