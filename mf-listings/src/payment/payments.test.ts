import { PAYMENT_PLANS, paymentDefaults } from '@shared/brand/payment-defaults';
import { paymentsOf, type PaymentTerms } from './payments.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** Every tenth of what can be typed, from the smallest to what no card has room for. */
const TERMS: readonly PaymentTerms[] = [
  0.01, 1, 99.99, 1234.5, 250_000, 7_777_777.77, 999_999_999_999,
].flatMap((price) =>
  [0, 0.1, 0.3, 0.999].flatMap((share) =>
    [1, 5, 20, 40].flatMap((years) =>
      [0, 0.01, 3.5, 5.9, 30].map((rate) => ({
        price,
        downPayment: Math.floor(price * share * 100) / 100,
        years,
        rate,
      })),
    ),
  ),
);

describe.each(PAYMENT_PLANS)('payments by %s, whatever is agreed', (plan) => {
  it('add up: down payment, all months but one, and the last are the total, which is price and profit', () => {
    for (const terms of TERMS) {
      const { financed, months, monthly, last, profit, total } = paymentsOf(plan, terms);
      const paid = cents(terms.downPayment) + cents(monthly) * (months - 1) + cents(last);
      expect({ terms, paid }).toEqual({ terms, paid: cents(total) });
      expect(cents(total)).toBe(cents(terms.price) + cents(profit));
      expect(cents(financed)).toBe(cents(terms.price) - cents(terms.downPayment));
    }
  });

  it('never fall below nothing, and the last differs by less than a hundredth a month', () => {
    for (const terms of TERMS) {
      const { monthly, last, months, profit } = paymentsOf(plan, terms);
      expect(Math.min(monthly, last, profit)).toBeGreaterThanOrEqual(0);
      expect(cents(last) - cents(monthly)).toBeLessThan(months);
    }
  });

  it('cost nothing on top at a rate of zero, and no less at a higher one', () => {
    for (const terms of TERMS) {
      expect(paymentsOf(plan, { ...terms, rate: 0 }).profit).toBe(0);
      expect(paymentsOf(plan, { ...terms, rate: terms.rate + 1 }).total).toBeGreaterThanOrEqual(
        paymentsOf(plan, terms).total,
      );
    }
  });
});

describe('payments as they are known from elsewhere', () => {
  const terms = { price: 1_000_000, downPayment: 300_000, years: 20 };

  it('by murabaha: the rate of the whole for each year', () => {
    // 700,000 and twenty times 24,500, in 240 parts.
    expect(paymentsOf('murabaha', { ...terms, rate: 3.5 })).toEqual({
      financed: 700_000,
      months: 240,
      monthly: 4958.33,
      last: 4959.13,
      profit: 490_000,
      total: 1_490_000,
    });
  });

  it('by ijara: what is left after the last payment of a rent on the rest is nothing', () => {
    const { monthly, last, months } = paymentsOf('ijara', { ...terms, rate: 6 });
    let rest = 700_000;
    for (let month = 1; month <= months; month += 1)
      rest = rest * (1 + 0.06 / 12) - (month === months ? last : monthly);
    // The rounding of 240 payments to whole hundredths.
    expect(Math.abs(rest)).toBeLessThan(3);
    expect(monthly).toBeCloseTo(5015.02, 1);
  });

  it('by instalments: the rest of the price in equal parts', () => {
    const plain = paymentsOf('instalment', { ...terms, years: 5, rate: 9 });
    expect(plain).toMatchObject({ monthly: 11_666.66, last: 11_667.06, profit: 0, total: 1_000_000 });
  });

  it('begin with rates by which murabaha and ijara cost the same, as the brand file says', () => {
    const [murabaha, ijara] = (['murabaha', 'ijara'] as const).map(
      (plan) => paymentsOf(plan, { ...terms, ...paymentDefaults.plans[plan] }).total,
    );
    expect(Math.abs((murabaha ?? 0) / (ijara ?? 1) - 1)).toBeLessThan(0.01);
  });
});
