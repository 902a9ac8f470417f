/** Ways of paying for a home that the estimate knows. */
export const PAYMENT_PLANS = ['murabaha', 'ijara', 'instalment'] as const;
export type PaymentPlan = (typeof PAYMENT_PLANS)[number];

export interface PaymentDefaults {
  /** Per cent of the price. */
  downPayment: number;
  /** Of each plan; visitors may enter others. */
  plans: Readonly<Record<PaymentPlan, { years: number; /** Per cent a year. */ rate: number }>>;
  /** The longest that is reckoned with. */
  mostYears: number;
  /** Per cent a year; what is above is a slip of the finger. */
  mostRate: number;
}

/**
 * What a payment estimate begins with. None of it is a quote; an operator sets what financiers of the place ask.
 *
 * - `downPayment`: the Saudi Central Bank lets 70 per cent be financed of any home but a citizen's first (circular
 *   391000048362 of 14 January 2018: 90 per cent of that one), so that 30 fits every visitor.
 * - `murabaha.rate`: of the whole financed amount for each year (a flat rate), `ijara.rate`: of what is still unpaid. Over
 *   twenty years 3.5 flat and 5.9 of the rest cost the same within a hundredth, so that a visitor who goes from one plan to the
 *   other compares the plans and not two rates.
 * - `instalment`: a seller's own plan adds nothing and is short.
 * - `mostYears`: longer than a working life is no plan.
 */
export const paymentDefaults: PaymentDefaults = {
  downPayment: 30,
  plans: {
    murabaha: { years: 20, rate: 3.5 },
    ijara: { years: 20, rate: 5.9 },
    instalment: { years: 5, rate: 0 },
  },
  mostYears: 40,
  mostRate: 30,
};
