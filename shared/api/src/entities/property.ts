import type { Amenity } from './amenities.ts';

/** What kind of deal a property is offered for. */
export const ADD_TYPES = ['sell', 'rent'] as const;
export type AddType = (typeof ADD_TYPES)[number];

/** Kinds of property that the specification names; what an API calls otherwise is `other`. */
export const PROPERTY_TYPES = [
  'apartment',
  'villa',
  'house',
  'office',
  'shop',
  'land',
  'commercial',
  'building',
  'warehouse',
  'other',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What the price of a rental is for. */
export const RENT_TYPES = ['monthly', 'yearly'] as const;
export type RentType = (typeof RENT_TYPES)[number];

/** Languages that an agent may speak and that the site has words for, by ISO 639. */
export const AGENT_LANGUAGES = ['ar', 'en', 'fr', 'ur', 'hi', 'fa', 'tr', 'tl', 'bn', 'ml'] as const;
export type AgentLanguage = (typeof AGENT_LANGUAGES)[number];

/** Whose listing it is. */
export interface Agent {
  /** As the API sends it, in Arabic as a rule; `name_en` is beside it where it knows it. */
  name: string;
  name_en?: string | undefined;
  /** In the API's order; never empty. */
  languages?: readonly AgentLanguage[] | undefined;
  /** Safe relative path for `mediaUrl`. */
  picture?: string | undefined;
}

/** The licence of an advertisement. */
export interface AdLicence {
  number: string;
  /** YYYY-MM-DD, the last day on which it holds. */
  expires?: string | undefined;
  /** Its own page at the registry: https, at most 300 characters. Default: it is looked up by its number. */
  link?: string | undefined;
}

/** `amount` is never negative and below 1e12; `currency` is ISO 4217 in capitals. */
export interface Price {
  amount?: number | undefined;
  currency?: string | undefined;
}

/** Names without suffix are as the API sends them, in Arabic as a rule; `_en` is beside them where it knows it. */
export interface PropertyLocation {
  country?: string | undefined;
  city?: string | undefined;
  /** The API's `district`, or else its `neighborhood`. */
  district?: string | undefined;
  country_en?: string | undefined;
  city_en?: string | undefined;
  district_en?: string | undefined;
  /** Degrees; there are both of lat and lng or none. */
  lat?: number | undefined;
  lng?: number | undefined;
  /** http or https. */
  link?: string | undefined;
}

/**
 * A property as it passed validation (specification, section 3), under the API's own field names.
 * What is undefined was missing or wrong; section 9's defaults are applied where it is shown.
 */
export interface Property {
  _id: string;
  name_ar?: string | undefined;
  name_en?: string | undefined;
  description_ar?: string | undefined;
  description_en?: string | undefined;
  price?: Price | undefined;
  add_Type: AddType;
  propertyType?: PropertyType | undefined;
  /** Square metres, as is `area`: 0, or from 0.01 up to 1e12. */
  size?: number | undefined;
  area?: number | undefined;
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  /** Negative below ground. */
  floor_number?: number | undefined;
  /** Safe relative paths for `mediaUrl`. */
  images: readonly string[];
  location: PropertyLocation;
  exclusive: boolean;
  /** Derived from `_id` when the API is silent, as is `views`. */
  premium: boolean;
  soldOut: boolean;
  display: boolean;
  views: number;
  phone?: string | undefined;
  whatsapp?: string | undefined;
  /**
   * Each once, in the order of `AMENITIES`; never empty. From here on nothing is of the specification's section 3, and nothing
   * is there of an API without the extension `listings.details`.
   */
  amenities?: readonly Amenity[] | undefined;
  /** Of a rental alone. */
  rentType?: RentType | undefined;
  /** At most 40 characters. */
  reference?: string | undefined;
  /** ISO 8601, UTC. */
  listedAt?: string | undefined;
  adLicence?: AdLicence | undefined;
  agent?: Agent | undefined;
  /** ISO 8601, UTC: since when it is shown. Of an API with the extension `lists.newest`. */
  publishedAt?: string | undefined;
}
