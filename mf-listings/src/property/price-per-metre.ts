import type { Property } from '@shared/api';

/** Price of a square metre: round(price / (area or 1)) (specification, section 9); undefined without an amount. */
export function pricePerMetre({ price, area }: Pick<Property, 'price' | 'area'>): number | undefined {
  const amount = price?.amount;
  return amount === undefined ? undefined : Math.round(amount / (area || 1));
}
