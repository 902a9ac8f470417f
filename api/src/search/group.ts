import { searchedTypeOf, type Searchable } from '@shared/listing-search';
import { isPremium } from '@shared/listing-search/premium';
import { PROPERTY_TYPES } from '../schemas/listing-search.ts';

/** What the filters with choices look at; listings that agree in all of it are one group. */
export interface Group {
  offer: 'sell' | 'rent';
  /** As the site names it; null where the listing has none. */
  type: string | null;
  /** Null of what is for sale, and where a rental does not say it. */
  rentType: 'monthly' | 'yearly' | null;
  /** The one by which words find it. */
  searchedType: string | null;
  rooms: number | null;
  bathrooms: number | null;
  city: string | null;
  city_en: string | null;
  district: string | null;
  district_en: string | null;
  exclusive: boolean;
  premium: boolean;
}

/** What is grouped of a listing, as the database has it. */
export interface Groupable {
  id: string;
  add_type: 'sell' | 'rent';
  property_type: string | null;
  name_ar: string | null;
  name_en: string | null;
  rent_type: 'monthly' | 'yearly' | null;
  rooms: number | null;
  bathrooms: number | null;
  location: NonNullable<Searchable['location']>;
  exclusive: boolean;
  premium: boolean | null;
}

export function groupOf(listing: Groupable): Group {
  const { add_type: offer, property_type, name_ar, name_en, location } = listing;
  const isKnown = property_type === null || PROPERTY_TYPES.some((type) => type === property_type);
  const type = isKnown ? property_type : 'other';
  return {
    offer,
    type,
    rentType: offer === 'rent' ? listing.rent_type : null,
    searchedType: searchedTypeOf({ propertyType: property_type, name_ar, name_en }) ?? null,
    rooms: listing.rooms,
    bathrooms: listing.bathrooms,
    city: location.city ?? null,
    city_en: location.city_en ?? null,
    district: location.district ?? null,
    district_en: location.district_en ?? null,
    exclusive: listing.exclusive,
    premium: isPremium(listing.id, listing.premium),
  };
}

/** One text a group, the same in every process. */
export const describeGroup = (group: Group): string => JSON.stringify(group);
export const groupFrom = (described: string): Group => JSON.parse(described) as Group;
