import type { Property, PropertyType, RentType } from '@shared/api';
import type { BreadcrumbItem } from '@shared/ui';
import type { PropertyDetails } from '../property/property-details.ts';

export interface Described {
  name: string;
  description: string | undefined;
  details: PropertyDetails;
  /** Site-relative. */
  path: string;
  /** Site-relative. */
  picture: string | undefined;
  /** In the page's language. */
  amenities: readonly string[] | undefined;
}

/** What schema.org calls them; what it has no word for is a place to stay or to work in. */
const KINDS: Readonly<Partial<Record<PropertyType, string>>> = {
  apartment: 'Apartment',
  villa: 'SingleFamilyResidence',
  house: 'House',
};

/** Codes of UN/CEFACT. */
const PERIODS: Readonly<Record<RentType, string>> = { monthly: 'MON', yearly: 'ANN' };

const present = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The property as schema.org knows it, for search engines. Defaults of ours are not stated as facts. */
export function structuredData(
  property: Property,
  { name, description, details, path, picture, amenities }: Described,
): object {
  const { price, location, soldOut, add_Type, propertyType, rooms, bathrooms, area, rentType } = property;
  const cost = price?.amount !== undefined && { price: price.amount, priceCurrency: details.currency };
  return present({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    url: path,
    description,
    image: picture,
    identifier: property.reference,
    datePosted: property.listedAt?.slice(0, 10),
    about: present({
      '@type': (propertyType && KINDS[propertyType]) ?? 'Accommodation',
      name,
      numberOfRooms: rooms,
      numberOfBathroomsTotal: bathrooms,
      floorSize:
        area === undefined ? undefined : { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
      amenityFeature: amenities?.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
    contentLocation:
      location.lat === undefined
        ? undefined
        : {
            '@type': 'Place',
            name: `${details.district}, ${details.city}`,
            geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
          },
    offers: cost
      ? present({
          '@type': 'Offer',
          ...cost,
          priceSpecification: rentType && {
            '@type': 'UnitPriceSpecification',
            ...cost,
            unitCode: PERIODS[rentType],
          },
          businessFunction: `http://purl.org/goodrelations/v1#${add_Type === 'sell' ? 'Sell' : 'LeaseOut'}`,
          availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
        })
      : undefined,
  });
}

/** The way to a page as schema.org knows it; the page itself comes last and has no address of its own to give. */
export const structuredTrail = (items: readonly BreadcrumbItem[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, position) =>
    present({ '@type': 'ListItem', position: position + 1, name: label, item: href }),
  ),
});
