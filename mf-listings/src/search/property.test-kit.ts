import type { Property } from '@shared/api';

/** A listing as the API's client gives it, with what each has; every test names what it is about. */
export const property = (_id: string, fields: Partial<Property> = {}): Property => ({
  _id,
  add_Type: 'sell',
  images: [],
  location: {},
  exclusive: false,
  premium: false,
  soldOut: false,
  display: true,
  views: 0,
  ...fields,
});
