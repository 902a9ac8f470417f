import type { ByLanguage } from './language.ts';

export interface PropertyDefaults {
  country: ByLanguage;
  city: ByLanguage;
  district: ByLanguage;
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
  /** ISO 4217. */
  currency: string;
  mapZoom: number;
}

/** What a listing shows where its own record is silent (specification, section 9). */
export const propertyDefaults: PropertyDefaults = {
  country: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  district: { ar: 'الملقا', en: 'Al Malqa' },
  lat: 24.7136,
  lng: 46.6753,
  currency: 'SAR',
  mapZoom: 10,
};
