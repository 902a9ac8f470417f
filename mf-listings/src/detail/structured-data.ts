import type { Property } from '@shared/api';
import type { PropertyDetails } from './property-details.ts';

export interface Described {
  name: string;
  description: string | undefined;
  details: PropertyDetails;
  /** Site-relative. */
  picture: string | undefined;
}

/** The property as schema.org knows it, for search engines. Defaults of ours are not stated as facts. */
export function structuredData(
  property: Property,
  { name, description, details, picture }: Described,
): object {
  const { price, location, soldOut } = property;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    ...(description !== undefined && { description }),
    ...(picture !== undefined && { image: picture }),
    ...(location.lat !== undefined && {
      contentLocation: {
        '@type': 'Place',
        name: `${details.district}, ${details.city}`,
        geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
      },
    }),
    ...(price?.amount !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: details.currency,
        availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
      },
    }),
  };
}
