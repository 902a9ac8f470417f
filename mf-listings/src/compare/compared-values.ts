import type { Property } from '@shared/api';
import type { Language } from '@shared/contract';
import { detailsOf } from '../property/property-details.ts';
import { pricePerMetre } from '../property/price-per-metre.ts';

/** What properties are compared by, in the table's order. */
export const ROWS = [
  'price',
  'perMetre',
  'offer',
  'availability',
  'type',
  'city',
  'district',
  'area',
  'size',
  'rooms',
  'bathrooms',
  'floor',
  'exclusive',
  'premium',
  'amenities',
  'reference',
  'listed',
] as const;
export type Row = (typeof ROWS)[number];

/** What a property says to a row, for comparing alone: equal texts say the same. */
function valuesOf(property: Property, language: Language): Readonly<Record<Row, unknown>> {
  const { price, rentType } = property;
  const { city, district, currency } = detailsOf(property, language);
  const perMetre = pricePerMetre(property);
  return {
    price: price?.amount !== undefined && [price.amount, currency, rentType],
    perMetre: perMetre !== undefined && [perMetre, currency, rentType],
    offer: property.add_Type,
    availability: property.soldOut,
    type: property.propertyType ?? 'other',
    city,
    district,
    area: property.area,
    size: property.size,
    rooms: property.rooms,
    bathrooms: property.bathrooms,
    floor: property.floor_number,
    exclusive: property.exclusive,
    premium: property.premium,
    amenities: property.amenities?.toSorted(),
    reference: property.reference,
    listed: property.listedAt?.slice(0, 10),
  };
}

/** Rows to which not all of the properties say the same. */
export function differingRows(properties: readonly Property[], language: Language): ReadonlySet<Row> {
  const values = properties.map((property) => valuesOf(property, language));
  return new Set(ROWS.filter((row) => new Set(values.map((each) => JSON.stringify(each[row]))).size > 1));
}
