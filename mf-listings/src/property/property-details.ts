import { localizedPlace, type Property } from '@shared/api';
import { brand, propertyDefaults } from '@shared/brand';
import type { Language } from '@shared/contract';

/** What the detail page shows where the record may be silent: section 9's defaults are applied. */
export interface PropertyDetails {
  country: string;
  city: string;
  district: string;
  /** Degrees. */
  lat: number;
  lng: number;
  /** ISO 4217. */
  currency: string;
  phone: string;
  whatsapp: string;
}

/** Fills a property's gaps (specification, section 9, "Property detail defaults when missing"). */
export function detailsOf(property: Property, language: Language): PropertyDetails {
  const { location, price, phone, whatsapp } = property;
  const place = (field: 'country' | 'city' | 'district') =>
    localizedPlace(location, field, language) ?? propertyDefaults[field][language];
  return {
    country: place('country'),
    city: place('city'),
    district: place('district'),
    lat: location.lat ?? propertyDefaults.lat,
    lng: location.lng ?? propertyDefaults.lng,
    currency: price?.currency ?? propertyDefaults.currency,
    phone: phone ?? brand.listingPhone,
    whatsapp: whatsapp ?? phone ?? brand.listingPhone,
  };
}
